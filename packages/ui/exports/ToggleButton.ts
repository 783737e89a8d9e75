export * from '../src/components/ToggleButton/ToggleButton.tsx';
