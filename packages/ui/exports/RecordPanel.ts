export * from '../src/patterns/RecordPanel/RecordPanel.tsx';
