export * from '../src/patterns/LookPicker/LookPicker.tsx';
export * from '../src/patterns/LookPicker/LookSample.tsx';
