export * from '../src/patterns/Worksheet/RateEdit.tsx';
