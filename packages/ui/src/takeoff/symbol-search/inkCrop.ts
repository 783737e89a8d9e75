import type { Bitmap, PixelBox } from '@plumbline/estimating';

/** Ink of a match with its surroundings: 1 for ink, row by row. */
export type InkCrop = Bitmap;

/** Surroundings of a match in its picture, as a share of its longer side. */
const surroundings = 0.25;

/** Cuts a match out of a drawing; what is beyond the drawing is blank. */
export function cropInk({ width, height, ink }: Bitmap, box: PixelBox): InkCrop {
  const margin = Math.round(Math.max(box.width, box.height) * surroundings);
  const side = Math.round(Math.max(box.width, box.height)) + 2 * margin;
  const left = Math.round(box.x + box.width / 2 - side / 2);
  const top = Math.round(box.y + box.height / 2 - side / 2);
  const crop = new Uint8Array(side * side);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [x, y] = [left + column, top + row];
      if (x >= 0 && y >= 0 && x < width && y < height) crop[row * side + column] = ink[y * width + x] ?? 0;
    }
  return { width: side, height: side, ink: crop };
}
