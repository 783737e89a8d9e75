import type { Point } from '@plumbline/estimating';
import type { SnapKind } from '../types.ts';
import { withAlpha } from './canvasTheme.ts';
import type { Scene } from './scene.ts';
import { type RenderTarget, toPixels } from './RenderTarget.ts';
import { apply } from './view.ts';

// Temporary drawing aids: calibration line, selection box, angle lock, crosshair and snap.

export function paintKnown(target: RenderTarget, { a, b }: { a: Point; b: Point }, scene: Scene) {
  const { context } = target;
  const from = apply(target.matrix, a);
  const to = apply(target.matrix, b);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const nx = (-(to.y - from.y) / length) * 7;
  const ny = ((to.x - from.x) / length) * 7;
  toPixels(target);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  for (const p of [from, to]) {
    context.moveTo(p.x - nx, p.y - ny);
    context.lineTo(p.x + nx, p.y + ny);
  }
  context.strokeStyle = scene.ink.live;
  context.lineWidth = 2;
  context.stroke();
}

export function paintBox(target: RenderTarget, from: Point, to: Point, scene: Scene) {
  const { context } = target;
  const a = apply(target.matrix, from);
  const b = apply(target.matrix, to);
  toPixels(target);
  context.beginPath();
  context.rect(a.x, a.y, b.x - a.x, b.y - a.y);
  context.fillStyle = withAlpha(scene.ink.select, 0.08);
  context.fill();
  // A box dragged from right to left selects by touching, shown by dashes.
  context.setLineDash(b.x < a.x ? [4, 3] : []);
  context.strokeStyle = scene.ink.select;
  context.lineWidth = 1;
  context.stroke();
  context.setLineDash([]);
}

export function paintGuide(
  target: RenderTarget,
  guide: { from: Point; through: Point },
  scene: Scene,
  size: { width: number; height: number },
) {
  const { context } = target;
  const a = apply(target.matrix, guide.from);
  const b = apply(target.matrix, guide.through);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return;
  const far = (size.width + size.height) / length;
  toPixels(target);
  context.beginPath();
  context.moveTo(b.x, b.y);
  context.lineTo(b.x + (b.x - a.x) * far, b.y + (b.y - a.y) * far);
  context.setLineDash([3, 3]);
  context.strokeStyle = withAlpha(scene.ink.live, 0.7);
  context.lineWidth = 1;
  context.stroke();
  context.setLineDash([]);
}

export function paintCrosshair(target: RenderTarget, at: Point, scene: Scene) {
  const { context } = target;
  const p = apply(target.matrix, at);
  const x = Math.round(p.x) + 0.5;
  const y = Math.round(p.y) + 0.5;
  toPixels(target);
  context.beginPath();
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    context.moveTo(x + dx * 11, y + dy * 11);
    context.lineTo(x + dx * 26, y + dy * 26);
  }
  context.strokeStyle = scene.ink.text;
  context.lineWidth = 1;
  context.stroke();
}

export function paintSnap(
  target: RenderTarget,
  snap: { at: Point; kind: SnapKind },
  scene: Scene,
  drawing: boolean,
) {
  const { context } = target;
  const p = apply(target.matrix, snap.at);
  const r = 6;
  toPixels(target);
  context.beginPath();
  switch (snap.kind) {
    case 'midpoint':
      context.moveTo(p.x, p.y - r);
      context.lineTo(p.x + r, p.y + r * 0.8);
      context.lineTo(p.x - r, p.y + r * 0.8);
      context.closePath();
      break;
    case 'edge':
      context.moveTo(p.x, p.y - r);
      context.lineTo(p.x + r, p.y);
      context.lineTo(p.x, p.y + r);
      context.lineTo(p.x - r, p.y);
      context.closePath();
      break;
    case 'close':
      context.arc(p.x, p.y, r + 1, 0, 2 * Math.PI);
      break;
    default:
      context.rect(p.x - r, p.y - r, 2 * r, 2 * r);
  }
  context.fillStyle = withAlpha(scene.ink.paper, 0.85);
  context.fill();
  if (snap.kind === 'intersection') {
    context.moveTo(p.x - r, p.y - r);
    context.lineTo(p.x + r, p.y + r);
    context.moveTo(p.x + r, p.y - r);
    context.lineTo(p.x - r, p.y + r);
  }
  context.strokeStyle = drawing ? scene.ink.live : scene.ink.select;
  context.lineWidth = 1.75;
  context.stroke();
}
