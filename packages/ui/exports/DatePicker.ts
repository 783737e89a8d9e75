export * from '../src/components/Date/DatePicker.tsx';
