export * from '../src/patterns/DocumentLayout/ActivityRail.tsx';
