export * from '../src/patterns/RecordLayout/RecordLayout.tsx';
