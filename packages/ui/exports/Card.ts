export * from '../src/components/Card/Card.tsx';
