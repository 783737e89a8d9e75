export * from '../src/components/PersonPicker/PersonPicker.tsx';
