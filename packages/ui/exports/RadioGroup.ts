export * from '../src/components/Choice/RadioGroup.tsx';
