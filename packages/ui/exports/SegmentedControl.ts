export * from '../src/components/ToggleButton/SegmentedControl.tsx';
