export * from '../src/components/Number/PhoneField.tsx';
