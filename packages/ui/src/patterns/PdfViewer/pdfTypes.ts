import type { SheetSource } from '../../takeoff/sheet/openSheet.ts';

/** Where the PDF comes from: an address, or its bytes (which are copied, never taken). */
export type PdfSource = SheetSource;

export type PdfFailure = 'password' | 'wrongPassword' | 'missing' | 'broken';

/** Quarter turns, clockwise. */
export type PdfRotation = 0 | 90 | 180 | 270;

/** Points at 100 %, before the reader turns it. */
export interface PdfSize {
  width: number;
  height: number;
}

export interface PdfDrawing {
  done: Promise<void>;
  cancel: () => void;
}

export interface LaidText {
  /** One element a text item. */
  elements: readonly HTMLElement[];
  items: readonly string[];
}

/** An open document. */
export interface OpenPdf {
  count: number;
  sizeOf: (page: number) => Promise<PdfSize>;
  draw: (page: number, canvas: HTMLCanvasElement, scale: number, rotation: PdfRotation) => PdfDrawing;
  itemsOf: (page: number) => Promise<readonly string[]>;
  /** Puts the words of a page over its picture, to be selected and found. */
  layText: (page: number, into: HTMLElement, scale: number, rotation: PdfRotation) => Promise<LaidText>;
  bytes: () => Promise<Uint8Array>;
  close: () => void;
}
