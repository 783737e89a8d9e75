export * from '../src/components/Rating/Rating.tsx';
