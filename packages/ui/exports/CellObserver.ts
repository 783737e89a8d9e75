export * from '../src/patterns/Worksheet/CellObserver.tsx';
