import { hatchStrokes, hatchTile } from '@plumbline/estimating';
import type { Hatch } from '../types.ts';
import { withAlpha } from './canvasTheme.ts';
import type { RenderTarget } from './RenderTarget.ts';

const patterns = new Map<string, CanvasPattern | null>();

/** Cached hatch pattern of a color and pixel ratio; fixed to the sheet when it moves. */
export function hatchFor(
  { context, matrix, ratio }: Pick<RenderTarget, 'context' | 'matrix' | 'ratio'>,
  color: string,
  hatch: Hatch,
): CanvasPattern | null {
  // Whole device pixels avoid seams.
  const edge = Math.max(1, Math.round(hatchTile * ratio));
  const key = `${color}/${hatch}/${edge}`;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    pattern = make(context, color, hatch, edge);
    patterns.set(key, pattern);
  }
  const shrink = hatchTile / edge;
  pattern?.setTransform(new DOMMatrix([shrink, 0, 0, shrink, matrix[4] % hatchTile, matrix[5] % hatchTile]));
  return pattern;
}

function make(
  context: CanvasRenderingContext2D,
  color: string,
  hatch: Hatch,
  edge: number,
): CanvasPattern | null {
  const tile = document.createElement('canvas');
  tile.width = tile.height = edge;
  const pen = tile.getContext('2d');
  if (!pen) return null;
  pen.scale(edge / hatchTile, edge / hatchTile);
  pen.strokeStyle = pen.fillStyle = withAlpha(color, 0.55);
  pen.beginPath();
  if (hatch === 'dots') {
    pen.arc(hatchTile / 2, hatchTile / 2, 1.1, 0, 2 * Math.PI);
    pen.fill();
  } else {
    for (const [a, b] of hatchStrokes[hatch]) {
      // Also draw the ends of neighboring tiles in the corners.
      for (const shift of a.x !== b.x && a.y !== b.y ? [-hatchTile, 0, hatchTile] : [0]) {
        pen.moveTo(a.x + shift, a.y);
        pen.lineTo(b.x + shift, b.y);
      }
    }
    pen.stroke();
  }
  return context.createPattern(tile, 'repeat');
}
