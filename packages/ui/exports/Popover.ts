export * from '../src/components/Popover/Popover.tsx';
