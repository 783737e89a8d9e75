export * from '../src/patterns/DocumentPaper/DocumentPaper.tsx';
