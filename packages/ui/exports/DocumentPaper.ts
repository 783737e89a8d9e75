export * from '../src/patterns/DocumentPaper/DocumentPaper.tsx';
export * from '../src/patterns/DocumentPaper/PaperSignature.tsx';
