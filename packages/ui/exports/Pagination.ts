export * from '../src/patterns/ListLayout/Pagination.tsx';
