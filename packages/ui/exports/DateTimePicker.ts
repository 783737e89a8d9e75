export * from '../src/components/Date/DateTimePicker.tsx';
