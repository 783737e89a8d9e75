export * from '../src/components/ToggleButton/SplitButton.tsx';
