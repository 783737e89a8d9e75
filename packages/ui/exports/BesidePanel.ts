export * from '../src/patterns/TaskPanel/BesidePanel.tsx';
