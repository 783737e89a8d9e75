export * from '../src/components/Feedback/Banner.tsx';
