export * from '../src/table/ListCard.tsx';
