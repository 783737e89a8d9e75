export * from '../src/components/Layout/Split.tsx';
