import type { PdfZoom } from './PdfToolbar.tsx';
import type { PdfSource } from './pdfTypes.ts';

export interface PdfViewerProps {
  /** Address or bytes of the document. */
  source: PdfSource;
  /** File name with extension. */
  name: string;
  /** Address of `pdf.worker.min.mjs`; by default beside the bundle. */
  workerUrl?: string;
  /** Base address of the `cmaps`, `standard_fonts`, `wasm` and `iccs` folders of pdfjs-dist. */
  assetsUrl?: string;
  /** Controlled page, counted from 1. */
  page?: number;
  /** Called with the new page, counted from 1. */
  onPageChange?: (page: number) => void;
  /** Controlled zoom. */
  zoom?: PdfZoom;
  /** Called with the new zoom. */
  onZoomChange?: (zoom: PdfZoom) => void;
  /** Shows page thumbnails initially. */
  hasThumbnails?: boolean;
}
