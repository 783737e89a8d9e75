export * from '../src/components/Choice/Checkbox.tsx';
