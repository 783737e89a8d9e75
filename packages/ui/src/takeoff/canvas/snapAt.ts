import type { Point } from '@plumbline/estimating';
import type { Bounds } from '../geometry/shape.ts';
import { constrainAngle, distance } from '../geometry/vector.ts';
import { resolveSnap, type SnapAnswer } from '../snapping/resolveSnap.ts';
import type { SegmentIndex } from '../snapping/segmentIndex.ts';
import type { RunningTool } from '../tools/startTool.ts';
import type { DrawingModes } from '../types.ts';
import type { MarksIndex } from './MarksIndex.ts';

/** Maximum number of nearby lines and measures considered for a snap. */
const limits = { lines: 512, measures: 64 };

export interface SnapAround {
  raw: Point;
  /** Snap distance in points. */
  reach: number;
  /** The angle of the live segment is locked. */
  locked: boolean;
  tool: RunningTool;
  modes: DrawingModes;
  index: MarksIndex;
  /** Lines of the sheet; null until read. */
  lines: SegmentIndex | null;
}

/** Resolves the snapped position from nearby sheet lines and measures. */
export function snapAt({ raw, reach, locked, tool, modes, index, lines }: SnapAround): SnapAnswer {
  const anchor = tool.anchor();
  const closing = tool.closing();
  const lock = anchor !== null && locked;
  const around = lock ? constrainAngle(anchor, raw) : raw;
  if (!modes.snap) {
    const closes = closing !== null && distance(raw, closing) <= reach;
    return closes ? { point: { x: closing.x, y: closing.y }, kind: 'close' } : { point: around, kind: null };
  }
  const box = {
    minX: around.x - reach,
    minY: around.y - reach,
    maxX: around.x + reach,
    maxY: around.y + reach,
  };
  const segments: number[] = [];
  const points: Point[] = [];
  const preview = tool.preview();
  const dragged = preview?.kind === 'vertex' ? preview.uuid : null;
  for (const { measure, shape } of index.search(box).slice(0, limits.measures)) {
    if (measure.uuid === dragged) continue;
    if (shape.kind === 'marks') {
      points.push(...shape.outline);
      continue;
    }
    for (const ring of [shape.outline, ...shape.holes])
      pushNear(segments, ring, shape.kind === 'region', box);
  }
  const draft = tool.draft(modes);
  if (draft) points.push(...draft.vertices.slice(0, -1));
  lines?.collect(box, segments, limits.lines);
  return resolveSnap({ raw, reach, segments, points, anchor, locked: lock, closing });
}

/** Adds the segments of a path that touch the box. */
function pushNear(into: number[], points: readonly Point[], closed: boolean, box: Bounds) {
  const count = closed ? points.length : points.length - 1;
  for (let i = 0; i < count; i++) {
    const a = points[i]!;
    const b = points[(i + 1) % points.length]!;
    if (Math.max(a.x, b.x) < box.minX || Math.min(a.x, b.x) > box.maxX) continue;
    if (Math.max(a.y, b.y) < box.minY || Math.min(a.y, b.y) > box.maxY) continue;
    into.push(a.x, a.y, b.x, b.y);
  }
}
