export * from '../src/components/Link/Link.tsx';
