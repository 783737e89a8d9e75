import type { DrawingChange, PixelBox, Similarity } from '@plumbline/estimating';
import { type Frame, type Matrix, pageSize, toUser } from '../canvas/view.ts';
import { boundsOf, type Bounds } from '../geometry/shape.ts';
import type { ChangesRequest, ChangesFound } from './changesWorker.ts';

/** Drawing change, in points of the new sheet's user space. */
export interface SheetChange {
  /** Number from 1 in reading order. */
  number: number;
  change: DrawingChange;
  bounds: Bounds;
  /** Changed cells within the bounds. */
  cells: (Bounds & { change: DrawingChange })[];
}

export interface SheetChanges {
  changes: readonly SheetChange[];
  /** Most of the drawing differs: different drawings or not aligned. */
  isElsewhere: boolean;
}

/** Share of differing ink above which the sheets are considered not aligned. */
const elsewhere = 0.5;
/** Maximum pixels of one image and pixels per point. A 36 × 24 in sheet gets 80 dpi. */
const limits = { pixels: 5.5e6, scale: 2 };

/** Pixels per point for comparing a sheet of this size. */
export const comparedScale = (frame: Frame): number => {
  const { width, height } = pageSize(frame);
  return Math.min(limits.scale, Math.sqrt(limits.pixels / (width * height)));
};

/**
 * Alignment from pixels of the old image to pixels of the new one.
 * @param seen alignment of the pages as seen, in points.
 * @param scales pixels per point of each image.
 */
export function imageMapping(seen: Similarity, scales: Record<'before' | 'after', number>): Matrix {
  const k = scales.after / scales.before;
  return [seen.a * k, seen.b * k, -seen.b * k, seen.a * k, seen.x * scales.after, seen.y * scales.after];
}

/** Converts changes from image pixels to sheet points. */
export function onSheet(
  { regions, share }: Omit<ChangesFound, 'id'>,
  frame: Frame,
  scale: number,
): SheetChanges {
  const placed = ({ x, y, width, height }: PixelBox): Bounds =>
    boundsOf(
      [
        { x, y },
        { x: x + width, y: y + height },
      ].map((corner) => toUser(frame, { x: 0, y: 0, scale }, corner)),
    );
  return {
    changes: regions.map(({ change, box, cells }, index) => ({
      number: index + 1,
      change,
      bounds: placed(box),
      cells: cells.map((cell) => ({ ...placed(cell), change: cell.change })),
    })),
    isElsewhere: share > elsewhere,
  };
}

/** Compares images in a worker. Only the latest request is answered. */
export class ChangeFinder {
  #worker: Worker | null = null;
  #asked = 0;
  #answer: ((found: ChangesFound | Error) => void) | null = null;

  /** @throws the worker's error. */
  find(request: Omit<ChangesRequest, 'id'>): Promise<ChangesFound> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#answer = (found) => {
        if (found instanceof Error) reject(found);
        else if (found.id === id) resolve(found);
      };
      worker.postMessage({ id, ...request } satisfies ChangesRequest, [request.before, request.after]);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./changesWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ChangesFound>) => this.#answer?.(data));
    worker.addEventListener('error', ({ message }) => {
      this.#answer?.(new Error(message || 'The worker that compares sheets could not be read.'));
      this.destroy();
    });
    return worker;
  }

  destroy() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
