import { type Point, segmentMiddle, type Vertex } from '@plumbline/estimating';
import { turnHandle, turnIndex } from '../geometry/box.ts';
import { ringOf } from '../geometry/edit.ts';
import { shapeOf } from '../geometry/shape.ts';
import { distance } from '../geometry/vector.ts';
import type { Hit } from '../tools/tool.ts';
import type { TakeoffState } from '../store/takeoffStore.ts';
import type { CanvasShape, ToolId } from '../types.ts';

/** Minimum screen length of a segment with a middle handle, in CSS pixels. */
const shortest = 28;

/** Distance of the rotation handle above a box, in CSS pixels. */
export const turnReach = 24;

/** Middle handles of all segments. */
export function middlesOf(vertices: readonly Vertex[], closed: boolean) {
  const middles: { index: number; at: Point; length: number }[] = [];
  const count = closed ? vertices.length : vertices.length - 1;
  for (let index = 0; index < count; index++) {
    const a = vertices[index]!;
    const b = vertices[(index + 1) % vertices.length]!;
    middles.push({ index, at: segmentMiddle(a, b), length: Math.hypot(b.x - a.x, b.y - a.y) });
  }
  return middles;
}

/** Single selected shape that shows handles. */
export function measureWithHandles({ selection, measures }: TakeoffState, tool: ToolId): CanvasShape | null {
  if (selection.length !== 1 || tool !== 'select') return null;
  const measure = measures.get(selection[0]!);
  return measure && !measure.locked ? measure : null;
}

/**
 * Handle at a position: vertices before middles.
 * @param reach in points.
 * @param scale CSS pixels per point.
 */
export function handleAt(measure: CanvasShape, at: Point, reach: number, scale: number): Hit | null {
  const kind = shapeOf(measure.type);
  const rings = [-1, ...(measure.geometry.cutouts ?? []).keys()];
  let best: Hit | null = null;
  let nearest = reach;
  for (const ring of rings) {
    ringOf(measure.geometry, ring).forEach((vertex, index) => {
      const d = distance(vertex, at);
      if (d > nearest) return;
      nearest = d;
      best = { kind: 'vertex', uuid: measure.uuid, ref: { ring, index } };
    });
  }
  if (!best && kind === 'box') {
    const turn = turnHandle(measure.geometry, turnReach / scale);
    if (turn && distance(turn, at) <= reach)
      return { kind: 'vertex', uuid: measure.uuid, ref: { ring: -1, index: turnIndex } };
  }
  if (best || kind === 'marks' || kind === 'box') return best;
  for (const ring of rings) {
    const closed = ring >= 0 || kind === 'region' || measure.geometry.closed === true;
    for (const middle of middlesOf(ringOf(measure.geometry, ring), closed)) {
      const d = distance(middle.at, at);
      if (middle.length * scale < shortest || d > nearest) continue;
      nearest = d;
      best = { kind: 'middle', uuid: measure.uuid, ref: { ring, index: middle.index } };
    }
  }
  return best;
}
