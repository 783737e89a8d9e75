export * from '../src/components/Date/TimeField.tsx';
