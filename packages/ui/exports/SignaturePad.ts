export * from '../src/components/SignaturePad/SignaturePad.tsx';
