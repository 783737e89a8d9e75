export * from '../src/patterns/RecordPanel/EditableTitle.tsx';
