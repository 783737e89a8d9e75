export * from '../src/components/ColorPicker/ColorPicker.tsx';
