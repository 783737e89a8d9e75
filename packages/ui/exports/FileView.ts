export { MediaView, PdfStage, TextView } from '../src/patterns/FileBrowser/TextView.tsx';
