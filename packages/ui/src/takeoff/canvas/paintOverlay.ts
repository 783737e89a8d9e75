import type { Point } from '@plumbline/estimating';
import { type PaintedProposal, paintProposals, paintRegion } from '../symbol-search/paintProposals.ts';
import { turnHandle } from '../geometry/box.ts';
import { ringOf } from '../geometry/edit.ts';
import { type Bounds, flatShape, shapeOf } from '../geometry/shape.ts';
import type { Draft, EditPreview } from '../tools/tool.ts';
import { isPlanMark, type CanvasShape, type SnapKind } from '../types.ts';
import { withAlpha } from './canvasTheme.ts';
import { middlesOf, turnReach } from './handles.ts';
import { paintBox, paintCrosshair, paintGuide, paintKnown, paintSnap } from './paintAids.ts';
import { discRadius, paintMarks, pathWidth } from './paintMarks.ts';
import type { Scene } from './scene.ts';
import { type RenderTarget, toPage, toPixels } from './RenderTarget.ts';
import { tracePath, traceSegment } from './tracePath.ts';
import { apply } from './view.ts';

/** State painted in the overlay. */
export interface OverlayState {
  selected: readonly CanvasShape[];
  /** Shape with handles. */
  handles: CanvasShape | null;
  activeVertex: { ring: number; index: number } | null;
  hover: CanvasShape | null;
  /** Shapes that the picture does not show yet. */
  fresh: readonly CanvasShape[];
  draft: Draft | null;
  draftColor: string;
  preview: EditPreview | null;
  /** Shapes as they would be after the edit. */
  previewed: readonly CanvasShape[];
  /** Measures that would be added. */
  proposed: readonly CanvasShape[];
  snap: { at: Point; kind: SnapKind } | null;
  /** Ray of the angle lock. */
  guide: { from: Point; through: Point } | null;
  crosshair: Point | null;
  /** Calibration lines being set. */
  known: readonly { a: Point; b: Point }[];
  /** Proposed places of the symbol search in the condition's color. */
  proposals: readonly PaintedProposal[];
  proposalColor: string;
  percent: (part: number) => string;
  /** Searched region. */
  region: Bounds | null;
}

const handleEdge = 7;

/** True if there is nothing to paint. */
export const isOverlayEmpty = (live: OverlayState): boolean =>
  live.selected.length === 0 &&
  live.fresh.length === 0 &&
  live.previewed.length === 0 &&
  live.proposed.length === 0 &&
  !live.hover &&
  !live.draft &&
  !live.preview &&
  !live.snap &&
  !live.crosshair &&
  !live.region &&
  live.proposals.length === 0 &&
  live.known.length === 0;

/** Paints the overlay: selection with handles, current drawing and snap. */
export function paintOverlay(
  target: RenderTarget,
  live: OverlayState,
  scene: Scene,
  size: { width: number; height: number },
) {
  const { context } = target;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  if (live.fresh.length > 0) paintAll(target, live.fresh, scene);
  if (live.hover) outline(target, live.hover, withAlpha(scene.ink.select, 0.5), 2);
  for (const measure of live.selected) {
    // Lines get a halo, because their color may equal the outline's.
    if (shapeOf(measure.type) === 'path')
      outline(target, measure, withAlpha(scene.ink.select, 0.3), pathWidth(target.scale) + 7);
    else outline(target, measure, scene.ink.select, 1.5);
  }
  if (live.previewed.length > 0) paintAll(target, live.previewed, scene);
  if (live.proposed.length > 0) {
    paintAll(target, live.proposed, scene);
    for (const measure of live.proposed) outline(target, measure, scene.ink.live, 1.5);
  }
  const handles =
    live.preview && live.handles ? live.previewed.find((m) => m.uuid === live.handles?.uuid) : live.handles;
  if (handles) paintHandles(target, handles, live, scene);
  if (live.region) paintRegion(target, live.region, scene);
  if (live.proposals.length > 0) {
    const { proposalColor: color, percent } = live;
    paintProposals(target, live.proposals, { color, size, percent }, scene);
  }
  if (live.guide) paintGuide(target, live.guide, scene, size);
  if (live.draft) paintDraft(target, live.draft, live.draftColor, scene);
  for (const line of live.known) paintKnown(target, line, scene);
  if (live.preview?.kind === 'box') paintBox(target, live.preview.from, live.preview.to, scene);
  if (live.crosshair) paintCrosshair(target, live.crosshair, scene);
  if (live.snap) paintSnap(target, live.snap, scene, live.draft !== null);
}

function paintAll(target: RenderTarget, measures: readonly CanvasShape[], scene: Scene) {
  const marks = measures.map((measure, order) => {
    const shape = flatShape(measure.type, measure.geometry);
    return { ...shape.bounds, measure, shape, order };
  });
  for (const _pause of paintMarks(target, marks, scene));
}

function outline(target: RenderTarget, measure: CanvasShape, color: string, width: number) {
  const { context, scale } = target;
  const { vertices, cutouts, closed } = measure.geometry;
  context.strokeStyle = color;
  if (shapeOf(measure.type) === 'marks') {
    toPixels(target);
    context.beginPath();
    const radius = discRadius(scale) + 3;
    for (const v of vertices) {
      const p = apply(target.matrix, v);
      context.moveTo(p.x + radius, p.y);
      context.arc(p.x, p.y, radius, 0, 2 * Math.PI);
    }
    context.lineWidth = width;
    context.stroke();
    return;
  }
  const kind = shapeOf(measure.type);
  const region = kind === 'region' || kind === 'box';
  const { leader } = flatShape(measure.type, measure.geometry);
  toPage(target);
  context.beginPath();
  tracePath(context, kind === 'box' ? vertices.slice(0, 4) : vertices, region || closed === true);
  if (leader) tracePath(context, leader, false);
  for (const ring of cutouts ?? []) tracePath(context, ring, true);
  toPixels(target);
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.stroke();
}

function square({ context }: RenderTarget, p: Point, edge: number) {
  context.rect(Math.round(p.x - edge / 2), Math.round(p.y - edge / 2), edge, edge);
}

/** Paints the round rotation handle. */
function paintTurn({ context }: RenderTarget, at: Point, color: string, scene: Scene) {
  context.beginPath();
  context.arc(at.x, at.y, handleEdge / 2 + 1, 0, 2 * Math.PI);
  context.fillStyle = scene.ink.paper;
  context.strokeStyle = color;
  context.lineWidth = 1.75;
  context.fill();
  context.stroke();
}

function paintHandles(target: RenderTarget, measure: CanvasShape, live: OverlayState, scene: Scene) {
  const { context } = target;
  const color =
    (isPlanMark(measure) ? measure.content.color : scene.conditions.get(measure.conditionId)?.color) ??
    scene.ink.select;
  const kind = shapeOf(measure.type);
  toPixels(target);
  const rings = [-1, ...(measure.geometry.cutouts ?? []).keys()];
  for (const ring of rings) {
    const vertices = ringOf(measure.geometry, ring);
    if (kind !== 'marks' && kind !== 'box') {
      context.beginPath();
      for (const p of middlesOf(
        vertices,
        ring >= 0 || kind === 'region' || measure.geometry.closed === true,
      )) {
        const at = apply(target.matrix, p.at);
        if (p.length * target.scale < 28) continue;
        context.moveTo(at.x + 3, at.y);
        context.arc(at.x, at.y, 3, 0, 2 * Math.PI);
      }
      context.fillStyle = scene.ink.paper;
      context.strokeStyle = color;
      context.lineWidth = 1;
      context.fill();
      context.stroke();
    }
    context.beginPath();
    for (const v of vertices) square(target, apply(target.matrix, v), handleEdge);
    context.fillStyle = scene.ink.paper;
    context.strokeStyle = color;
    context.lineWidth = 1.75;
    context.fill();
    context.stroke();
    const turn = kind === 'box' ? turnHandle(measure.geometry, turnReach / target.scale) : null;
    if (turn) paintTurn(target, apply(target.matrix, turn), color, scene);
    const active = live.activeVertex;
    const vertex = active?.ring === ring ? vertices[active.index] : undefined;
    if (vertex) {
      context.beginPath();
      square(target, apply(target.matrix, vertex), handleEdge + 2);
      context.fillStyle = scene.ink.select;
      context.fill();
    }
  }
}

function paintDraft(target: RenderTarget, draft: Draft, color: string, scene: Scene) {
  const { context, scale } = target;
  const { vertices, live, closed, through } = draft;
  if (closed && vertices.length + (live ? 1 : 0) > 2) {
    toPage(target);
    context.beginPath();
    tracePath(context, live ? [...vertices.slice(0, -1), live[0], live[1]] : vertices, true);
    toPixels(target);
    context.fillStyle = withAlpha(color, 0.16);
    context.fill('evenodd');
    const first = vertices[0];
    if (live && first) {
      const a = apply(target.matrix, live[1]);
      const b = apply(target.matrix, first);
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.setLineDash([5, 4]);
      context.strokeStyle = withAlpha(color, 0.8);
      context.lineWidth = 1.5;
      context.stroke();
      context.setLineDash([]);
    }
  }
  const width = closed ? 2.5 : pathWidth(Math.max(scale, 0.5));
  toPage(target);
  context.beginPath();
  tracePath(context, vertices, false);
  toPixels(target);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineJoin = 'miter';
  context.stroke();
  if (live) {
    toPage(target);
    context.beginPath();
    context.moveTo(live[0].x, live[0].y);
    traceSegment(context, live[0], live[1]);
    toPixels(target);
    context.strokeStyle = scene.ink.live;
    context.lineWidth = width;
    context.stroke();
  }
  context.beginPath();
  for (const v of vertices) square(target, apply(target.matrix, v), handleEdge);
  context.fillStyle = scene.ink.paper;
  context.strokeStyle = color;
  context.lineWidth = 1.75;
  context.fill();
  context.stroke();
  if (through) {
    const p = apply(target.matrix, through);
    context.beginPath();
    context.arc(p.x, p.y, 3.5, 0, 2 * Math.PI);
    context.strokeStyle = scene.ink.live;
    context.fill();
    context.stroke();
  }
}
