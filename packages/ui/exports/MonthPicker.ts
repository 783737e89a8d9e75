export * from '../src/components/Date/MonthPicker.tsx';
