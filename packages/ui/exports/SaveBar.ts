export * from '../src/patterns/FormLayout/SaveBar.tsx';
