export * from '../src/patterns/DocumentLayout/DocumentFooter.tsx';
