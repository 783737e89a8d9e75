export * from '../src/patterns/FileBrowser/FileSteps.tsx';
