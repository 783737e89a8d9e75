export * from '../src/components/TextField/TextField.tsx';
