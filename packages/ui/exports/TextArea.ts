export * from '../src/components/TextField/TextArea.tsx';
