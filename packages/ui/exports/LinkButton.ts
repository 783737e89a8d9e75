export * from '../src/components/Link/LinkButton.tsx';
