export * from '../src/components/Select/ComboBox.tsx';
