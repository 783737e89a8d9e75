export * from '../src/components/Date/DateRangePicker.tsx';
