import type { Matrix } from './view.ts';

/** Render target: matrix from page points to CSS pixels on the canvas, and device pixel ratio. */
export interface RenderTarget {
  context: CanvasRenderingContext2D;
  matrix: Matrix;
  /** CSS pixels per point. */
  scale: number;
  ratio: number;
}

/** Sets the transform for drawing in page points. */
export function toPage({ context, matrix, ratio }: RenderTarget) {
  const [a, b, c, d, e, f] = matrix;
  context.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, e * ratio, f * ratio);
}

/** Sets the transform for drawing in CSS pixels. */
export function toPixels({ context, ratio }: RenderTarget) {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}
