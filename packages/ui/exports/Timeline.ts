export * from '../src/components/Timeline/Timeline.tsx';
