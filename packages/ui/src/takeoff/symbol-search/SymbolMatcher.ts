import type { SymbolMatches, PixelBox, ProposalFilter } from '@plumbline/estimating';
import { type Frame, pageSize } from '../canvas/view.ts';
import type { Sheet } from '../sheet/openSheet.ts';
import type { SheetPiece } from '../sheet/tileGrid.ts';
import type { Rect, ViewRotation } from '../types.ts';
import type { InkCrop } from './inkCrop.ts';
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

/** Picture of a symbol with its surroundings, for searching other sheets. */
export interface SymbolPicture {
  picture: ImageBitmap;
  /** Box of the symbol in the picture. */
  box: PixelBox;
  /** Pixels per point. */
  scale: number;
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
  const { frame, box } = search;
  const scale = searchScale(frame, Math.max(box.width, box.height));
  const answer = await runSearch(search, scale, [{ type: 'find', box: scaled(box, scale) }]);
  return answer && { found: answer.found, scale };
}

/** Ink around a symbol that is kept for cutting lines that leave its box, as a share of the longer side. */
const surroundings = 0.5;

/** Renders a symbol of the sheet for searching other sheets. @returns null if aborted. */
export async function pictureSymbol(search: SymbolQuery): Promise<SymbolPicture | null> {
  const { frame, box } = search;
  const page = pageSize(frame);
  const scale = searchScale(frame, Math.max(box.width, box.height));
  const margin = surroundings * Math.max(box.width, box.height);
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const width = Math.min(page.width, box.x + box.width + margin) - x;
  const height = Math.min(page.height, box.y + box.height + margin) - y;
  const piece = { x: x * scale, y: y * scale, width: width * scale, height: height * scale, scale };
  const picture = await drawBand(search, piece);
  return picture && { picture, scale, box: scaled({ ...box, x: box.x - x, y: box.y - y }, scale) };
}

/**
 * Searches a sheet for a symbol of another one.
 * @returns null if aborted; the proposals with their ink.
 */
export async function searchForPicture(
  search: Omit<SymbolQuery, 'box'>,
  { picture, box, scale }: SymbolPicture,
  filter: ProposalFilter,
): Promise<{ found: SymbolMatches | null; crops: InkCrop[] } | null> {
  const answer = await runSearch(
    search,
    scale,
    [{ type: 'find', box, filter }],
    [{ type: 'symbol', picture }],
  );
  return answer && { found: answer.found, crops: answer.crops ?? [] };
}

type Answer = Pick<Extract<SymbolSearchResponse, { type: 'found' }>, 'found' | 'crops'>;

/** Renders a sheet into a worker and asks it. @returns null if aborted. */
async function runSearch(
  search: Omit<SymbolQuery, 'box'>,
  scale: number,
  questions: readonly SymbolSearchRequest[],
  first: readonly SymbolSearchRequest[] = [],
): Promise<Answer | null> {
  const { frame, signal, onProgress } = search;
  const page = pageSize(frame);
  const size = { width: Math.ceil(page.width * scale), height: Math.ceil(page.height * scale) };
  const worker = new Worker(new URL('./symbolSearchWorker.ts', import.meta.url), { type: 'module' });
  const postRequest = (request: SymbolSearchRequest, taken: Transferable[] = []) =>
    worker.postMessage(request, taken);
  try {
    const answer = new Promise<Answer | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SymbolSearchResponse>) => {
        if (data.type === 'found') resolve(data);
        else onProgress(drawing + data.part * (1 - drawing));
      });
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(message || 'The worker that looks sheets through could not be read.')),
      );
      signal.addEventListener('abort', () => resolve(null));
    });
    // A worker error during rendering is handled below.
    answer.catch(() => undefined);
    for (const request of first) postRequest(request);
    postRequest({ type: 'sheet', ...size });
    const step = Math.max(64, Math.floor(limits.band / size.width));
    for (let y = 0; y < size.height; y += step) {
      const picture = await drawBand(search, {
        ...size,
        x: 0,
        y,
        height: Math.min(step, size.height - y),
        scale,
      });
      if (!picture) return null;
      postRequest({ type: 'band', y, picture }, [picture]);
      onProgress(Math.min(1, (y + step) / size.height) * drawing);
    }
    for (const request of questions) postRequest(request);
    const found = await answer;
    return signal.aborted ? null : found;
  } finally {
    worker.terminate();
  }
}

async function drawBand(
  { sheet, turn, signal }: Pick<SymbolQuery, 'sheet' | 'turn' | 'signal'>,
  piece: Omit<SheetPiece, 'rotation'>,
): Promise<ImageBitmap | null> {
  if (signal.aborted) return null;
  const canvas = document.createElement('canvas');
  const painting = sheet.paint(canvas, { ...piece, rotation: turn });
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
