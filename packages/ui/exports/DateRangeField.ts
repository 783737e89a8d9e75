export * from '../src/components/Date/DateRangeField.tsx';
