import { markOutline, type Point } from '@plumbline/estimating';
import type { MarkShape } from '../types.ts';

/** Adds the outline of a count mark to the path, in CSS pixels. */
export function traceMark(context: CanvasRenderingContext2D, shape: MarkShape, at: Point, radius: number) {
  if (shape === 'circle') {
    context.moveTo(at.x + radius, at.y);
    context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    return;
  }
  markOutline(shape, radius).forEach(({ x, y }, index) => {
    if (index === 0) context.moveTo(at.x + x, at.y + y);
    else context.lineTo(at.x + x, at.y + y);
  });
  context.closePath();
}
