export * from '../src/components/QuickAdd/QuickAdd.tsx';
