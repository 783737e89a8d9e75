export * from '../src/components/Number/CurrencyField.tsx';
