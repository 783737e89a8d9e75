export * from '../src/components/Feedback/Skeleton.tsx';
