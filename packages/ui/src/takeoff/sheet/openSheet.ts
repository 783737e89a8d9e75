import {
  getDocument,
  OPS,
  type PDFPageProxy,
  RenderingCancelledException,
  type RenderTask,
} from 'pdfjs-dist';
import { pdfAssets } from '../../pdfAssets.ts';
import type { Rect, ViewRotation } from '../types.ts';
import { pieceInPage, type SheetPiece } from './tileGrid.ts';
import { placeTexts, type PlacedText } from './searchText.ts';
import { takeReader } from './reader.ts';
import { type OperatorCodes, type OperatorList, readSegments } from './readSegments.ts';

export { prepareReader } from './reader.ts';

/** Where the PDF comes from: an address, or its bytes (which are copied, never taken). */
export type SheetSource = { url: string } | { data: Uint8Array };

export interface SheetPainting {
  done: Promise<boolean>;
  cancel(): void;
}

/** One page of a PDF, ready to be drawn in pieces. */
export interface Sheet {
  /** The visible box of the page in its user space, in points. */
  box: Rect;
  /** The page's own rotation, which a viewer adds to its own. */
  rotate: ViewRotation;
  pages: number;
  /**
   * Draws a piece onto the canvas, which gets its size. `done` is false when it was cancelled. With `record`, the
   * box of every operator is noted for later pieces to draw only what they show.
   */
  paint(
    canvas: HTMLCanvasElement,
    piece: SheetPiece,
    options?: { record?: boolean; onFrame?: () => void },
  ): SheetPainting;
  /** Whether operator boxes are known, so that a piece costs what it shows and not the whole page. */
  recorded(): boolean;
  /** The lines of the drawing; `pause` is awaited every few milliseconds. */
  segments(pause: () => Promise<void>): Promise<Float64Array>;
  /** The page's pieces of text, in the order in which they are read. */
  texts(): Promise<readonly PlacedText[]>;
  close(): void;
  /** What is worth keeping while the sheet is not shown, so that coming back to it is at once. */
  kept: { base?: KeptBase; segments?: Float64Array; texts?: readonly PlacedText[] };
}

/** A picture of the whole page. */
export interface KeptBase {
  canvas: HTMLCanvasElement;
  scale: number;
  rotation: ViewRotation;
}

/** What pdf.js records: four bytes an operator, in 256ths of the page as it was drawn. */
interface RecordedBoxes {
  isEmpty(index: number): boolean;
  minX(index: number): number;
  minY(index: number): number;
  maxX(index: number): number;
  maxY(index: number): number;
}

const codes: OperatorCodes = OPS;

const isRecorded = (value: unknown): value is RecordedBoxes =>
  typeof value === 'object' && value !== null && 'isEmpty' in value && 'maxY' in value;

/**
 * Opens one page.
 * @param assetsUrl as `pdfAssets` takes it
 * @throws the reason when the file is no PDF, asks for a password, or has no such page.
 */
export async function openSheet(source: SheetSource, pageNumber: number, assetsUrl?: string): Promise<Sheet> {
  const reader = takeReader();
  const task = await reader.with((worker) =>
    getDocument({
      ...('url' in source ? { url: source.url } : { data: source.data.slice() }),
      worker,
      ...pdfAssets(assetsUrl),
      verbosity: 0,
    }),
  );
  const close = () => void task.destroy().finally(() => reader.close());
  try {
    const document = await task.promise;
    const page = await document.getPage(pageNumber);
    return createSheet(page, document.numPages, close);
  } catch (reason) {
    close();
    throw reason;
  }
}

function createSheet(page: PDFPageProxy, pages: number, close: () => void): Sheet {
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  // Until the first painting is through there is no operator list to take the lines from.
  let listed: OperatorList | null = null;
  let complete = false;
  // Boxes are noted as the page was turned then; a piece asked for later may be turned otherwise.
  let recordedTurn: ViewRotation = 0;

  const filterFor = (piece: SheetPiece, width: number, height: number) => {
    const boxes: unknown = page.recordedBBoxes;
    if (!isRecorded(boxes)) return null;
    const rotation = ((piece.rotation - recordedTurn + 360) % 360) as ViewRotation;
    const { minX, minY, maxX, maxY } = pieceInPage({ ...piece, rotation }, width, height);
    return (index: number) =>
      !boxes.isEmpty(index) &&
      boxes.minX(index) <= maxX &&
      boxes.maxX(index) >= minX &&
      boxes.minY(index) <= maxY &&
      boxes.maxY(index) >= minY;
  };

  return {
    box: { x: left, y: bottom, width: right - left, height: top - bottom },
    rotate: (((page.rotate % 360) + 360) % 360) as ViewRotation,
    pages,
    kept: {},
    paint(canvas, piece, { record = false, onFrame } = {}) {
      canvas.width = Math.max(1, Math.round(piece.width));
      canvas.height = Math.max(1, Math.round(piece.height));
      const rotation = (page.rotate + piece.rotation) % 360;
      // A page may count in units larger than a point; vertices are in its units, whatever their size.
      const viewport = page.getViewport({ scale: piece.scale / page.userUnit, rotation });
      // What is recorded once stays; asking again notes nothing.
      const recording = record && !isRecorded(page.recordedBBoxes);
      const filter = record ? null : filterFor(piece, viewport.width, viewport.height);
      const rendering: RenderTask = page.render({
        canvas,
        viewport,
        transform: [1, 0, 0, 1, -piece.x, -piece.y],
        recordOperations: record,
        partialFrames: onFrame !== undefined,
        operationsFilter:
          filter ??
          ((_index, list) => {
            listed = list;
            return true;
          }),
      });
      if (onFrame) rendering.onFrame = onFrame;
      return {
        done: rendering.promise.then(
          () => {
            complete ||= listed !== null;
            if (recording) recordedTurn = piece.rotation;
            return true;
          },
          (reason: unknown) => {
            if (reason instanceof RenderingCancelledException) return false;
            throw reason;
          },
        ),
        cancel: () => rendering.cancel(),
      };
    },
    recorded: () => isRecorded(page.recordedBBoxes),
    async segments(pause) {
      if (this.kept.segments) return this.kept.segments;
      const list: OperatorList = complete && listed ? listed : await page.getOperatorList();
      const reading = readSegments(list, codes);
      let slice = performance.now();
      for (;;) {
        const { done, value } = reading.next();
        if (done) return (this.kept.segments = value);
        if (performance.now() - slice > 6) {
          await pause();
          slice = performance.now();
        }
      }
    },
    async texts() {
      return (this.kept.texts ??= placeTexts((await page.getTextContent()).items));
    },
    close() {
      listed = null;
      const { base } = this.kept;
      if (base) base.canvas.width = base.canvas.height = 0;
      this.kept = {};
      close();
    },
  };
}
