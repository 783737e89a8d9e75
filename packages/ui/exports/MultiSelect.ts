export * from '../src/components/Select/MultiSelect.tsx';
