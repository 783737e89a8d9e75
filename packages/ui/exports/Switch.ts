export * from '../src/components/Choice/Switch.tsx';
