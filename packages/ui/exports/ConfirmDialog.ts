export * from '../src/components/Dialog/ConfirmDialog.tsx';
