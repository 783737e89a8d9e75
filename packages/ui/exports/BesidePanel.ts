export * from '../src/patterns/RecordPanel/BesidePanel.tsx';
