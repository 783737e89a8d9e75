export * from '../src/patterns/RecordHeader/RecordHeader.tsx';
