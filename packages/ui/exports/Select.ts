export * from '../src/components/Select/Select.tsx';
