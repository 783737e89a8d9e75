export * from '../src/patterns/AuthLayout/AuthLayout.tsx';
