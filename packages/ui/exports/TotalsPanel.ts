export * from '../src/patterns/Worksheet/TotalsPanel.tsx';
