export {
  PdfViewer,
  type PdfSource,
  type PdfViewerProps,
  type PdfZoom,
} from '../src/patterns/PdfViewer/PdfViewer.tsx';
