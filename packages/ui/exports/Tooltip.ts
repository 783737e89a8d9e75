export * from '../src/components/Tooltip/Tooltip.tsx';
