export * from '../src/patterns/Worksheet/FormulaBar.tsx';
