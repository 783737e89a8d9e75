export { DateField, type DateFieldProps } from '../src/components/Date/DateField.tsx';
