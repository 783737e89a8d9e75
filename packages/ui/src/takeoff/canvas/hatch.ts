import type { Hatch } from '../types.ts';
import { withAlpha } from './ink.ts';

const patterns = new Map<string, CanvasPattern | null>();

/** The hatch of an area in a colour, made once. */
export function hatchFor(
  context: CanvasRenderingContext2D,
  color: string,
  hatch: Hatch,
): CanvasPattern | null {
  const key = `${color}/${hatch}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const edge = 8;
  const tile = document.createElement('canvas');
  tile.width = tile.height = edge;
  const pen = tile.getContext('2d');
  let pattern: CanvasPattern | null = null;
  if (pen) {
    pen.strokeStyle = pen.fillStyle = withAlpha(color, 0.5);
    pen.beginPath();
    if (hatch === 'dots') {
      pen.arc(edge / 2, edge / 2, 1, 0, 2 * Math.PI);
      pen.fill();
    } else {
      for (const shift of [-edge, 0, edge]) {
        if (hatch !== 'back_diagonal') {
          pen.moveTo(shift, edge);
          pen.lineTo(shift + edge, 0);
        }
        if (hatch !== 'diagonal') {
          pen.moveTo(shift, 0);
          pen.lineTo(shift + edge, edge);
        }
      }
      pen.stroke();
    }
    pattern = context.createPattern(tile, 'repeat');
  }
  patterns.set(key, pattern);
  return pattern;
}
