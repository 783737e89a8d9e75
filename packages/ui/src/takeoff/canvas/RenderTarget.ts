import type { Matrix } from './view.ts';

/** Where to paint: the matrix from page points to CSS pixels on the canvas, and device pixels per CSS pixel. */
export interface Target {
  context: CanvasRenderingContext2D;
  matrix: Matrix;
  /** CSS pixels per point. */
  scale: number;
  ratio: number;
}

/** What is drawn next is given in page points. */
export function toPage({ context, matrix, ratio }: Target) {
  const [a, b, c, d, e, f] = matrix;
  context.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, e * ratio, f * ratio);
}

/** What is drawn next is given in CSS pixels. */
export function toPixels({ context, ratio }: Target) {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}
