export * from '../src/components/Button/IconButton.tsx';
