export * from '../src/patterns/Worksheet/DerivationPopover.tsx';
export { formatStepFigure, type DerivationStep } from '../src/patterns/Worksheet/derivationStep.ts';
