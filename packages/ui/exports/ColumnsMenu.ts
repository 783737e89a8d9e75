export * from '../src/patterns/ListLayout/ColumnsMenu.tsx';
