import {
  arrowHead,
  calloutLeader,
  cloudOutline,
  dimensionSegments,
  highlightOpacity,
  type Point,
} from '@plumbline/estimating';
import type { CanvasPlanMark } from '../types.ts';
import { withAlpha } from './canvasTheme.ts';
import { type RenderTarget, toPage, toPixels } from './RenderTarget.ts';
import type { Scene } from './scene.ts';
import { tracePath } from './tracePath.ts';
import { apply } from './view.ts';

/** Length of an arrow head and of the ticks of a dimension, in CSS pixels. */
const lengths = { head: 13, tick: 10 };

/** Minimum screen length of a segment that shows its dimension beside its text. */
const leastForText = 8;

/** Line width of drawn marks in CSS pixels, depending on the zoom. */
export const markLineWidth = (scale: number): number => Math.min(3, Math.max(1.25, 2.5 * Math.sqrt(scale)));

function strokeLine(target: RenderTarget, vertices: readonly Point[], closed: boolean, color: string) {
  const { context } = target;
  toPage(target);
  context.beginPath();
  tracePath(context, vertices, closed);
  toPixels(target);
  context.strokeStyle = color;
  context.lineWidth = markLineWidth(target.scale);
  context.lineJoin = 'round';
  context.stroke();
}

function fillHead(target: RenderTarget, vertices: readonly Point[], color: string) {
  const { context, matrix, scale } = target;
  const head = arrowHead(vertices, Math.max(lengths.head, 4 * markLineWidth(scale)) / scale);
  if (!head) return;
  toPixels(target);
  context.beginPath();
  head.forEach((point, index) => {
    const { x, y } = apply(matrix, point);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
  context.fillStyle = color;
  context.fill();
}

/** Paints the leader of a callout, which lies below its box. */
export function paintLeader(target: RenderTarget, mark: CanvasPlanMark, color: string) {
  const leader = calloutLeader(mark.geometry.vertices);
  if (!leader) return;
  const ends = [leader.from, leader.to];
  strokeLine(target, ends, false, color);
  fillHead(target, ends, color);
}

function paintDimension(target: RenderTarget, mark: CanvasPlanMark, color: string, scene: Scene) {
  const { context, matrix } = target;
  strokeLine(target, mark.geometry.vertices, false, color);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `500 12px ${scene.ink.font}`;
  for (const { from, to, text } of dimensionSegments(mark.geometry.vertices, scene.calibrations)) {
    const [a, b] = [apply(matrix, from), apply(matrix, to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    const half = lengths.tick / 2 / length;
    const [x, y] = [-(b.y - a.y) * half, (b.x - a.x) * half];
    context.beginPath();
    for (const end of [a, b]) {
      context.moveTo(end.x - x, end.y - y);
      context.lineTo(end.x + x, end.y + y);
    }
    context.stroke();
    const width = context.measureText(text).width + 8;
    if (length < leastForText) continue;
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    context.beginPath();
    context.roundRect(middle.x - width / 2, middle.y - 9, width, 18, 4);
    context.fillStyle = withAlpha(scene.ink.paper, 0.9);
    context.fill();
    context.fillStyle = color;
    context.fillText(text, middle.x, middle.y + 0.5);
  }
}

/** Paints a mark that is a line or an outline. */
export function paintStrokeMark(target: RenderTarget, mark: CanvasPlanMark, color: string, scene: Scene) {
  const { vertices } = mark.geometry;
  switch (mark.type) {
    case 'highlight':
      toPage(target);
      target.context.beginPath();
      tracePath(target.context, vertices, true);
      target.context.fillStyle = withAlpha(color, highlightOpacity);
      target.context.fill('evenodd');
      return;
    case 'cloud':
      strokeLine(target, cloudOutline(vertices), true, color);
      return;
    case 'dimension':
      paintDimension(target, mark, color, scene);
      return;
    default:
      strokeLine(target, vertices, false, color);
      fillHead(target, vertices, color);
  }
}
