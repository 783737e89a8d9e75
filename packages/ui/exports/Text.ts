export * from '../src/components/Text/Text.tsx';
