export * from '../src/components/Stepper/Stepper.tsx';
