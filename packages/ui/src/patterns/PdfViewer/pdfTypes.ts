import type { SheetSource } from '../../takeoff/sheet/openSheet.ts';

/** Address or bytes of a PDF; the bytes are copied. */
export type PdfSource = SheetSource;

export type PdfFailure = 'password' | 'wrongPassword' | 'missing' | 'broken';

/** Quarter turns, clockwise. */
export type PdfRotation = 0 | 90 | 180 | 270;

/** Size in points at 100%, before rotation. */
export interface PdfSize {
  width: number;
  height: number;
}

export interface PdfDrawing {
  done: Promise<void>;
  cancel: () => void;
}

export interface LaidText {
  /** One element per text item. */
  elements: readonly HTMLElement[];
  items: readonly string[];
}

/** Open document. */
export interface OpenPdf {
  count: number;
  sizeOf: (page: number) => Promise<PdfSize>;
  draw: (page: number, canvas: HTMLCanvasElement, scale: number, rotation: PdfRotation) => PdfDrawing;
  itemsOf: (page: number) => Promise<readonly string[]>;
  /** Renders the text layer of a page for selection and search. */
  layText: (page: number, into: HTMLElement, scale: number, rotation: PdfRotation) => Promise<LaidText>;
  bytes: () => Promise<Uint8Array>;
  close: () => void;
}
