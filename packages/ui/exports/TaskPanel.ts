export * from '../src/patterns/TaskPanel/TaskPanel.tsx';
export * from '../src/patterns/TaskPanel/TaskTitle.tsx';
export * from '../src/patterns/TaskPanel/ProseEdit.tsx';
