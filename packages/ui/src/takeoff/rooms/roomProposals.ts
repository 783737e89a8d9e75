import { pointInPolygon, type FoundRoom, type Point } from '@plumbline/estimating';
import { isMeasure, type CanvasCondition, type CanvasMeasure, type CanvasShape } from '../types.ts';

/** Greatest distance of a corner of a room from that of an area that measures it, in points. */
const sameCorner = 2;

/** Proposed room with its measure. */
export interface RoomProposal {
  measure: CanvasMeasure;
  isLeftOut: boolean;
  /** An area of the condition is there already. */
  isMeasured: boolean;
}

/** Measure of a found room. */
export const measureOf = (
  { vertices, cutouts }: FoundRoom,
  { uuid, condition, layer }: { uuid: string; condition: CanvasCondition; layer: string | null },
): CanvasMeasure => ({
  uuid,
  conditionId: condition.uuid,
  type: condition.type,
  geometry: { vertices, ...(cutouts ? { cutouts } : {}) },
  ...(layer ? { layer } : {}),
});

/** True if a point is in a room and not in one of its cut-outs. */
export const isInRoom = (at: Point, { geometry: { vertices, cutouts } }: CanvasMeasure): boolean =>
  pointInPolygon(at, vertices) && !cutouts?.some((ring) => pointInPolygon(at, ring));

/** True if an area of the same condition has most corners of a room. */
export function isRoomMeasured(
  { conditionId, geometry }: CanvasMeasure,
  shapes: ReadonlyMap<string, CanvasShape>,
): boolean {
  for (const other of shapes.values()) {
    if (!isMeasure(other) || other.conditionId !== conditionId) continue;
    const shared = geometry.vertices.filter((corner) =>
      other.geometry.vertices.some(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) <= sameCorner),
    );
    if (shared.length > geometry.vertices.length / 2) return true;
  }
  return false;
}
