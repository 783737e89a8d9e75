export * from '../src/patterns/RecordPanel/RichTextEdit.tsx';
