import type { DrawingChange, PixelBox, Similarity } from '@plumbline/estimating';
import { type Frame, type Matrix, pageSize, toUser } from '../canvas/view.ts';
import { boundsOf, type Bounds } from '../geometry/shape.ts';
import type { ChangesAsked, ChangesFound } from './changesWorker.ts';

/** A place where the drawing was changed, in points of the new sheet's user space. */
export interface SheetChange {
  /** From 1, in the order in which the sheet is read. */
  number: number;
  change: DrawingChange;
  bounds: Bounds;
  /** Where in its bounds something differs, and how. */
  cells: (Bounds & { change: DrawingChange })[];
}

export interface SheetChanges {
  changes: readonly SheetChange[];
  /** So much differs that the sheets are not the same drawing, or do not lie on each other. */
  isElsewhere: boolean;
}

/** Of all that is drawn, so much differs where two sheets lie beside each other rather than on each other. */
const elsewhere = 0.5;
/** Pixels of one picture, at most, and pixels per point. A sheet of 36 × 24 in gets 80 dots an inch. */
const limits = { pixels: 5.5e6, scale: 2 };

/** Pixels per point at which a sheet of this size is compared. */
export const comparedScale = (frame: Frame): number => {
  const { width, height } = pageSize(frame);
  return Math.min(limits.scale, Math.sqrt(limits.pixels / (width * height)));
};

/**
 * How the picture of the old sheet lies on that of the new one, from pixels to pixels.
 * @param seen how the old page lies on the new one as they are seen, in points.
 * @param scales pixels per point of either picture.
 */
export function pictureLie(seen: Similarity, scales: Record<'before' | 'after', number>): Matrix {
  const k = scales.after / scales.before;
  return [seen.a * k, seen.b * k, -seen.b * k, seen.a * k, seen.x * scales.after, seen.y * scales.after];
}

/** What was found on the picture of the new sheet, on the sheet itself. */
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

/** Compares pictures beside the page. Only the last question is answered; the ones before it are dropped. */
export class ChangeFinder {
  #worker: Worker | null = null;
  #asked = 0;
  #answer: ((found: ChangesFound | Error) => void) | null = null;

  /** @throws what went wrong in the worker. */
  find(asked: Omit<ChangesAsked, 'id'>): Promise<ChangesFound> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#answer = (found) => {
        if (found instanceof Error) reject(found);
        else if (found.id === id) resolve(found);
      };
      worker.postMessage({ id, ...asked } satisfies ChangesAsked, [asked.before, asked.after]);
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
