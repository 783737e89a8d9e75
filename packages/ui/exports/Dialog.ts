export * from '../src/components/Dialog/Dialog.tsx';
