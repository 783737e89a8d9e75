export * from '../src/components/Chip/Chip.tsx';
