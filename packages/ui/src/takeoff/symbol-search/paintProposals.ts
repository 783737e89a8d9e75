import { withAlpha } from '../canvas/canvasTheme.ts';
import type { Scene } from '../canvas/scene.ts';
import { type RenderTarget, toPixels } from '../canvas/RenderTarget.ts';
import { apply } from '../canvas/view.ts';
import type { Bounds } from '../geometry/shape.ts';
import type { ProposalStatus } from './session.ts';

/** Outlined proposal. */
export interface PaintedProposal {
  /** Bounds in page points. */
  bounds: Bounds;
  similarity: number;
  status: ProposalStatus;
  /** True for the current match. */
  isCurrent: boolean;
}

/** Margin around a symbol and minimum box size, in CSS pixels. */
const room = 3;
const leastEdge = 8;
/** Minimum box size for showing the similarity, in CSS pixels. */
const labelled = 30;

/** Outlines proposals and crosses out rejected ones; counted places show only their marks. */
export function paintProposals(
  target: RenderTarget,
  proposals: readonly PaintedProposal[],
  {
    color,
    size,
    percent,
  }: { color: string; size: { width: number; height: number }; percent: (part: number) => string },
  scene: Scene,
) {
  const { context } = target;
  toPixels(target);
  context.lineJoin = 'round';
  for (const { bounds, similarity, status, isCurrent } of proposals) {
    const a = apply(target.matrix, { x: bounds.minX, y: bounds.minY });
    const b = apply(target.matrix, { x: bounds.maxX, y: bounds.maxY });
    const width = Math.max(leastEdge, Math.abs(b.x - a.x) + 2 * room);
    const height = Math.max(leastEdge, Math.abs(b.y - a.y) + 2 * room);
    const x = (a.x + b.x - width) / 2;
    const y = (a.y + b.y - height) / 2;
    if (x > size.width || y > size.height || x + width < 0 || y + height < 0) continue;
    if (isCurrent) {
      context.beginPath();
      context.roundRect(x - 4, y - 4, width + 8, height + 8, 5);
      context.strokeStyle = scene.ink.select;
      context.lineWidth = 2.5;
      context.stroke();
    }
    context.beginPath();
    context.roundRect(x, y, width, height, 3);
    if (status === 'proposed') {
      context.fillStyle = withAlpha(color, 0.16);
      context.fill();
      context.strokeStyle = color;
      context.lineWidth = 2;
      context.stroke();
    } else if (status === 'counted') {
      context.strokeStyle = scene.ink.muted;
      context.lineWidth = 1;
      context.stroke();
    } else {
      context.setLineDash([4, 3]);
      context.strokeStyle = scene.ink.muted;
      context.lineWidth = 1.5;
      context.stroke();
      context.setLineDash([]);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + width, y + height);
      context.moveTo(x + width, y);
      context.lineTo(x, y + height);
      context.stroke();
    }
    if (status === 'counted' || (!isCurrent && Math.min(width, height) < labelled)) continue;
    const label = percent(similarity);
    context.font = `600 11px ${scene.ink.font}`;
    const wide = context.measureText(label).width + 8;
    const top = y - (isCurrent ? 22 : 18);
    context.beginPath();
    context.roundRect(x, top, wide, 16, 3);
    context.fillStyle = scene.ink.paper;
    context.fill();
    context.strokeStyle = status === 'proposed' ? color : scene.ink.muted;
    context.lineWidth = 1;
    context.stroke();
    context.fillStyle = scene.ink.text;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillText(label, x + 4, top + 8.5);
  }
}

/** Paints the search region. */
export function paintRegion(target: RenderTarget, bounds: Bounds, scene: Scene) {
  const { context } = target;
  const a = apply(target.matrix, { x: bounds.minX, y: bounds.minY });
  const b = apply(target.matrix, { x: bounds.maxX, y: bounds.maxY });
  toPixels(target);
  context.beginPath();
  context.rect(a.x, a.y, b.x - a.x, b.y - a.y);
  context.setLineDash([8, 5]);
  context.strokeStyle = scene.ink.select;
  context.lineWidth = 1.5;
  context.stroke();
  context.setLineDash([]);
}
