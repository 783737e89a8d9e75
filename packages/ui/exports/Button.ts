export * from '../src/components/Button/Button.tsx';
