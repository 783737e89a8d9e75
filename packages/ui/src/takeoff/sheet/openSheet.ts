import {
  getDocument,
  OPS,
  type PDFPageProxy,
  RenderingCancelledException,
  type RenderTask,
} from 'pdfjs-dist';
import type { PlanLines } from '@plumbline/estimating';
import { pdfAssets } from '../../pdfAssets.ts';
import type { Rect, ViewRotation } from '../types.ts';
import { pieceInPage, type SheetPiece } from './tileGrid.ts';
import { placeTexts, type PlacedText } from './searchText.ts';
import { takeReader } from './reader.ts';
import { readLines, type StyleCodes } from './readLines.ts';
import { readSegments } from './readSegments.ts';
import type { OperatorList } from './walkPaths.ts';

export { prepareReader } from './reader.ts';

/** PDF as URL or bytes; bytes are copied, not transferred. */
export type SheetSource = { url: string } | { data: Uint8Array };

export interface SheetPainting {
  done: Promise<boolean>;
  cancel(): void;
}

/** Page of a PDF that can be rendered in pieces. */
export interface Sheet {
  /** Visible box of the page in user space, in points. */
  box: Rect;
  /** Page rotation, added to the view's. */
  rotate: ViewRotation;
  pages: number;
  /**
   * Renders a piece onto the canvas, which gets its size. `done` is false if cancelled. With `record`, operator boxes
   * are recorded so that later pieces render only visible operators.
   */
  paint(
    canvas: HTMLCanvasElement,
    piece: SheetPiece,
    options?: { record?: boolean; onFrame?: () => void },
  ): SheetPainting;
  /** True if operator boxes are recorded. */
  recorded(): boolean;
  /** Reads the lines of the drawing; `pause` is awaited every few milliseconds. */
  segments(pause: () => Promise<void>): Promise<Float64Array>;
  /** Reads the lines of the drawing with their styles, curves included. */
  lines(pause: () => Promise<void>): Promise<PlanLines>;
  /** Reads the page's text pieces in file order. */
  texts(): Promise<readonly PlacedText[]>;
  close(): void;
  /** Data kept while the sheet is not shown, for reopening it quickly. */
  kept: { base?: SheetBaseImage; segments?: Float64Array; lines?: PlanLines; texts?: readonly PlacedText[] };
}

/** Base picture of the whole page. */
export interface SheetBaseImage {
  canvas: HTMLCanvasElement;
  scale: number;
  rotation: ViewRotation;
}

/** Operator boxes recorded by pdf.js: four bytes per operator, in 256ths of the rendered page. */
interface RecordedBoxes {
  isEmpty(index: number): boolean;
  minX(index: number): number;
  minY(index: number): number;
  maxX(index: number): number;
  maxY(index: number): number;
}

const codes: StyleCodes = OPS;

const isRecorded = (value: unknown): value is RecordedBoxes =>
  typeof value === 'object' && value !== null && 'isEmpty' in value && 'maxY' in value;

/**
 * Opens one page.
 * @param assetsUrl as `pdfAssets` takes it
 * @throws if the file is not a PDF, needs a password, or has no such page.
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

/** Runs a generator and pauses every few milliseconds. */
async function inPieces<T>(reading: Generator<void, T>, pause: () => Promise<void>): Promise<T> {
  let slice = performance.now();
  for (;;) {
    const result = reading.next();
    if (result.done) return result.value;
    if (performance.now() - slice > 6) {
      await pause();
      slice = performance.now();
    }
  }
}

function createSheet(page: PDFPageProxy, pages: number, close: () => void): Sheet {
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  // The operator list is available after the first paint.
  let listed: OperatorList | null = null;
  let complete = false;
  // Boxes are recorded for one rotation; later pieces may have another.
  let recordedTurn: ViewRotation = 0;

  const operators = async (): Promise<OperatorList> =>
    complete && listed ? listed : await page.getOperatorList();

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
      // Pages may define user units larger than a point; vertices are in user units.
      const viewport = page.getViewport({ scale: piece.scale / page.userUnit, rotation });
      // Record only once.
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
      return (this.kept.segments = await inPieces(readSegments(await operators(), codes), pause));
    },
    async lines(pause) {
      return (this.kept.lines ??= await inPieces(readLines(await operators(), codes), pause));
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
