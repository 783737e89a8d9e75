export * from '../src/components/BarcodeField/BarcodeField.tsx';
