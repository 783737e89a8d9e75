export * from '../src/patterns/FormLayout/FormLayout.tsx';
