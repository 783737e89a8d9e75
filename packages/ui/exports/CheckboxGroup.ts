export * from '../src/components/Choice/CheckboxGroup.tsx';
