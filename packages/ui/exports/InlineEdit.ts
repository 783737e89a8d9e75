export * from '../src/components/Form/InlineEdit.tsx';
