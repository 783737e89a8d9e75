export * from '../src/components/Number/NumberField.tsx';
