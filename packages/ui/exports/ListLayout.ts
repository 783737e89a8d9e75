export * from '../src/patterns/ListLayout/ListLayout.tsx';
