export * from '../src/patterns/SheetGrid/SheetGrid.tsx';
