export * from '../src/patterns/PageHeader/PageHeader.tsx';
