import { changedRegions, type ChangedRegions } from '@plumbline/estimating';
import type { Matrix } from '../canvas/view.ts';

/** Two sheet images to compare; both are transferred, not copied. */
export interface ChangesRequest {
  id: number;
  before: ImageBitmap;
  after: ImageBitmap;
  /** Alignment from pixels of the old image to pixels of the new one. */
  lie: Matrix;
  /** Pixels per point of the new image. */
  scale: number;
}

export interface ChangesFound extends ChangedRegions {
  id: number;
}

/** Tolerances in sheet points: line offset, grid cell and grouping gap. */
const points = { reach: 1.7, cell: 6, gap: 18 };
const leastReach = 2;

/** Darkness of each pixel on white paper: the maximum over the color channels. */
function inkOf(
  picture: ImageBitmap,
  lie: Matrix,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('This browser draws no pictures beside the page.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.setTransform(...lie);
  context.drawImage(picture, 0, 0);
  picture.close();
  const { data } = context.getImageData(0, 0, width, height);
  const ink = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < ink.length; at++, from += 4)
    ink[at] = 255 - Math.min(data[from] ?? 255, data[from + 1] ?? 255, data[from + 2] ?? 255);
  return ink;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ChangesRequest>) => {
  const { id, before, after, lie, scale } = data;
  const size = { width: after.width, height: after.height };
  const found = changedRegions(inkOf(before, lie, size), inkOf(after, [1, 0, 0, 1, 0, 0], size), size, {
    reach: Math.max(leastReach, Math.round(points.reach * scale)),
    cell: Math.max(2, Math.round(points.cell * scale)),
    gap: Math.round(points.gap * scale),
  });
  globalThis.postMessage({ id, ...found } satisfies ChangesFound);
});
