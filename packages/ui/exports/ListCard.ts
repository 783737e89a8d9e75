export * from '../src/data-grid/ListCard.tsx';
