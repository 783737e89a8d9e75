import type { SymbolMatches, PixelBox } from '@plumbline/estimating';
import { type Frame, pageSize } from '../canvas/view.ts';
import type { Sheet } from '../sheet/openSheet.ts';
import type { Rect, ViewRotation } from '../types.ts';
import type { SymbolSearchRequest, SymbolSearchResponse } from './symbolSearchWorker.ts';

/**
 * Limits: maximum pixels of a sheet, pixels per point, pixels of the symbol's longer side and pixels per band. Bands
 * are rendered one after the other to limit the canvas memory.
 */
const limits = { pixels: 20e6, least: 1, most: 6, side: 64, band: 3e6 };
/** Share of rendering in the progress. */
const drawing = 0.5;

/** Pixels per point for searching a symbol of this size in points. */
export function searchScale(frame: Frame, side: number): number {
  const { width, height } = pageSize(frame);
  const scale = Math.min(limits.most, Math.max(limits.least, limits.side / side));
  return Math.min(scale, Math.sqrt(limits.pixels / (width * height)));
}

export interface SymbolQuery {
  sheet: Sheet;
  frame: Frame;
  /** Rotation of the view in addition to the page's own. */
  turn: ViewRotation;
  /** Box around one symbol, in points of the page as seen. */
  box: Rect;
  signal: AbortSignal;
  /** Progress from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Search result with the pixels per point of its boxes. */
export interface SheetMatches {
  /** Null if the box is empty. */
  found: SymbolMatches | null;
  scale: number;
}

const scaled = ({ x, y, width, height }: Rect, scale: number): PixelBox => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/**
 * Searches a sheet for symbols similar to the box content in a worker.
 * @returns null if aborted.
 * @throws if rendering or the worker fails.
 */
export async function searchSheet(search: SymbolQuery): Promise<SheetMatches | null> {
  const { frame, box, signal, onProgress } = search;
  const scale = searchScale(frame, Math.max(box.width, box.height));
  const page = pageSize(frame);
  const size = { width: Math.ceil(page.width * scale), height: Math.ceil(page.height * scale) };
  const worker = new Worker(new URL('./symbolSearchWorker.ts', import.meta.url), { type: 'module' });
  const postRequest = (request: SymbolSearchRequest, taken: Transferable[] = []) =>
    worker.postMessage(request, taken);
  try {
    const answer = new Promise<SymbolMatches | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SymbolSearchResponse>) => {
        if (data.type === 'found') resolve(data.found);
        else onProgress(drawing + data.part * (1 - drawing));
      });
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(message || 'The worker that looks sheets through could not be read.')),
      );
      signal.addEventListener('abort', () => resolve(null));
    });
    // A worker error during rendering is handled below.
    answer.catch(() => undefined);
    postRequest({ type: 'sheet', ...size });
    const step = Math.max(64, Math.floor(limits.band / size.width));
    for (let y = 0; y < size.height; y += step) {
      const picture = await drawBand(search, { ...size, y, height: Math.min(step, size.height - y), scale });
      if (!picture) return null;
      postRequest({ type: 'band', y, picture }, [picture]);
      onProgress(Math.min(1, (y + step) / size.height) * drawing);
    }
    postRequest({ type: 'find', box: scaled(box, scale) });
    const found = await answer;
    return signal.aborted ? null : { found, scale };
  } finally {
    worker.terminate();
  }
}

async function drawBand(
  { sheet, turn, signal }: SymbolQuery,
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
