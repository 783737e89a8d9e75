export * from '../src/patterns/TaskPanel/TaskPanel.tsx';
