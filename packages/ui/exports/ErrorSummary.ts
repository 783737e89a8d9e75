export * from '../src/components/Form/ErrorSummary.tsx';
