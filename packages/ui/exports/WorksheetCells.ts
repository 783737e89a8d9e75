export * from '../src/patterns/Worksheet/WorksheetCells.tsx';
