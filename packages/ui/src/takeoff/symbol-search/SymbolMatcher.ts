import type { AlikeFound, PixelBox } from '@plumbline/estimating';
import { type Frame, pageSize } from '../canvas/view.ts';
import type { Sheet } from '../sheet/openSheet.ts';
import type { Rect, ViewRotation } from '../types.ts';
import type { AlikeAsked, AlikeTold } from './symbolSearchWorker.ts';

/**
 * Pixels of a sheet, at most, and pixels per point; the longer side of what is looked for is drawn with about so many.
 * Bands are drawn one after the other, so that no more than one of them is a canvas.
 */
const limits = { pixels: 20e6, least: 1, most: 6, side: 64, band: 3e6 };
/** Of the whole work, drawing the sheet is about so much. */
const drawing = 0.5;

/** Pixels per point at which a sheet is looked through for something of this size, in points. */
export function alikeScale(frame: Frame, side: number): number {
  const { width, height } = pageSize(frame);
  const wanted = Math.min(limits.most, Math.max(limits.least, limits.side / side));
  return Math.min(wanted, Math.sqrt(limits.pixels / (width * height)));
}

export interface AlikeSearch {
  sheet: Sheet;
  frame: Frame;
  /** How the page is turned in the view, beside its own turn. */
  turn: ViewRotation;
  /** Around one symbol, in points of the page as it is seen. */
  box: Rect;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

/** What was found, with pixels per point of its boxes. */
export interface SheetAlike {
  /** Null where nothing is drawn in the box. */
  found: AlikeFound | null;
  scale: number;
}

const scaled = ({ x, y, width, height }: Rect, scale: number): PixelBox => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/**
 * Looks a sheet through for what is alike to what is in a box, beside the page.
 * @returns null where it was given up.
 * @throws what went wrong in drawing or in the worker.
 */
export async function searchSheet(search: AlikeSearch): Promise<SheetAlike | null> {
  const { frame, box, signal, onProgress } = search;
  const scale = alikeScale(frame, Math.max(box.width, box.height));
  const page = pageSize(frame);
  const size = { width: Math.ceil(page.width * scale), height: Math.ceil(page.height * scale) };
  const worker = new Worker(new URL('./symbolSearchWorker.ts', import.meta.url), { type: 'module' });
  const ask = (asked: AlikeAsked, taken: Transferable[] = []) => worker.postMessage(asked, taken);
  try {
    const answer = new Promise<AlikeFound | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<AlikeTold>) => {
        if (data.type === 'found') resolve(data.found);
        else onProgress(drawing + data.part * (1 - drawing));
      });
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(message || 'The worker that looks sheets through could not be read.')),
      );
      signal.addEventListener('abort', () => resolve(null));
    });
    // A worker that fails while the sheet is still being drawn is heard of below.
    answer.catch(() => undefined);
    ask({ type: 'sheet', ...size });
    const step = Math.max(64, Math.floor(limits.band / size.width));
    for (let y = 0; y < size.height; y += step) {
      const picture = await drawBand(search, { ...size, y, height: Math.min(step, size.height - y), scale });
      if (!picture) return null;
      ask({ type: 'band', y, picture }, [picture]);
      onProgress(Math.min(1, (y + step) / size.height) * drawing);
    }
    ask({ type: 'find', box: scaled(box, scale) });
    const found = await answer;
    return signal.aborted ? null : { found, scale };
  } finally {
    worker.terminate();
  }
}

async function drawBand(
  { sheet, turn, signal }: AlikeSearch,
  { y, width, height, scale }: { y: number; width: number; height: number; scale: number },
): Promise<ImageBitmap | null> {
  if (signal.aborted) return null;
  const canvas = document.createElement('canvas');
  const painting = sheet.paint(canvas, { scale, rotation: turn, x: 0, y, width, height });
  const stop = () => painting.cancel();
  signal.addEventListener('abort', stop);
  try {
    if (!(await painting.done) || signal.aborted) return null;
    return await createImageBitmap(canvas);
  } finally {
    signal.removeEventListener('abort', stop);
    canvas.width = canvas.height = 0;
  }
}
