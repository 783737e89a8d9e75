export * from '../src/patterns/ColorSwatches/ColorSwatches.tsx';
