export * from '../src/patterns/RecordPanel/PropertyGrid.tsx';
