export * from '../src/components/TextField/SearchField.tsx';
