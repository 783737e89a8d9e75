export * from '../src/patterns/ActionBar/ActionBar.tsx';
