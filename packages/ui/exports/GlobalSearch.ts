export * from '../src/patterns/GlobalSearch/GlobalSearch.tsx';
