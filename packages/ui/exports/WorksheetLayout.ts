export * from '../src/patterns/Worksheet/WorksheetLayout.tsx';
