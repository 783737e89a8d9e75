export * from '../src/components/Number/DecimalField.tsx';
