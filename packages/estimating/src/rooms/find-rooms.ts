import { pointInPolygon } from '../measure/geometry.ts';
import { labelPoint } from '../measure/label-point.ts';
import { ringArea } from '../measure/polygon.ts';
import type { Point, Vertex } from '../measure/types.ts';
import { closeOpenings } from './close-openings.ts';
import { groupByDirection, type Direction } from './collinear-lines.ts';
import { findLoops, type Loop } from './planar-graph.ts';
import { fitArcs, simplifyRing } from './room-outline.ts';
import type { FoundRoom, PlanLines, RoomOptions } from './types.ts';
import { pairedFaces, singleFaces, type Faces } from './wall-faces.ts';
import { removeLooseParts } from './remove-loose-parts.ts';

/** Least area of a room in square feet, and least distance of its middle from its walls in feet. */
const least = { area: 6, reach: 0.9 };
/** Shortest line that is read, and shortest single line that is taken as a wall, in feet. */
const shortest = { line: 0.2, single: 1.5 };
/** Free-standing objects from this area on are cut out, in square feet. Smaller ones are columns and furniture. */
const leastCutout = 20;

/** Face of the drawing with its bounds. */
interface Face {
  loop: Loop;
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
  room?: FoundRoom | null;
}

/** Computes a value when it is first needed. */
const once = <T>(compute: () => T): (() => T) => {
  let value: { of: T } | null = null;
  return () => (value ??= { of: compute() }).of;
};

/** Walls of a sheet, in which rooms are found. */
export class RoomFinder {
  #options: RoomOptions;
  #directions: Direction[];
  /** Faces of the walls by how sure they are walls: filled, with two faces, single lines. */
  #layers: (() => Face[])[];
  #outer = new Map<Face[], Loop[]>();

  constructor(lines: PlanLines, options: RoomOptions) {
    this.#options = options;
    const { foot } = options;
    this.#directions = groupByDirection(lines, shortest.line * foot);
    const directions = this.#directions;
    const paired = once(() => pairedFaces(directions, foot));
    const pairedAt = (at: number) => paired().layers[at] ?? [];
    this.#layers = [
      () => this.#facesOf(pairedAt(0)),
      () => this.#facesOf(pairedAt(1)),
      () => this.#facesOf(pairedAt(2)),
      () =>
        this.#facesOf(
          paired().isUsual
            ? []
            : directions.map((direction) => singleFaces(direction, foot, shortest.single)),
        ),
    ].map(once);
  }

  /** The sheet has no lines, as a scan. */
  get isEmpty(): boolean {
    return this.#directions.length === 0;
  }

  /** Room around a point; null if walls do not enclose it. */
  roomAt(point: Point): FoundRoom | null {
    for (const layer of this.#layers) {
      const faces = layer();
      const around = faces
        .filter(
          ({ minX, maxX, minY, maxY, loop }) =>
            point.x > minX &&
            point.x < maxX &&
            point.y > minY &&
            point.y < maxY &&
            pointInPolygon(point, loop.points),
        )
        .sort((a, b) => a.loop.area - b.loop.area);
      for (const face of around) {
        const room = this.#roomOf(face, faces);
        if (room && !room.cutouts?.some((ring) => pointInPolygon(point, ring))) return room;
      }
    }
    return null;
  }

  /** All rooms of the sheet, in reading order. */
  rooms(): FoundRoom[] {
    const found: FoundRoom[] = [];
    for (const layer of this.#layers) {
      const more = this.#roomsIn(layer()).filter((room) => !found.some((other) => overlap(room, other)));
      found.push(...more);
    }
    const row = 4 * this.#options.foot;
    const top = ({ vertices }: FoundRoom) => Math.max(...vertices.map(({ y }) => y));
    const left = ({ vertices }: FoundRoom) => Math.min(...vertices.map(({ x }) => x));
    return found.sort((a, b) => Math.round((top(b) - top(a)) / row) || left(a) - left(b));
  }

  #roomsIn(faces: Face[]): FoundRoom[] {
    return faces.flatMap((face) => {
      const room = this.#roomOf(face, faces);
      return room ? [room] : [];
    });
  }

  #facesOf(walls: readonly Faces[]): Face[] {
    const { foot } = this.#options;
    const loops = findLoops(closeOpenings(removeLooseParts(walls, this.#options), this.#options), 6 * foot);
    const faces = loops
      .filter(({ area }) => area > 0)
      .map((loop): Face => {
        const [xs, ys] = [loop.points.map(({ x }) => x), loop.points.map(({ y }) => y)];
        const [minX, maxX] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
        const [minY, maxY] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
        return { loop, minX, maxX, minY, maxY };
      });
    this.#outer.set(
      faces,
      loops.filter(({ area }) => area < 0 && -area >= leastCutout * foot * foot),
    );
    return faces;
  }

  #roomOf(face: Face, faces: Face[]): FoundRoom | null {
    if (face.room === undefined) face.room = this.#createRoom(face, faces);
    return face.room;
  }

  #createRoom({ loop }: Face, faces: Face[]): FoundRoom | null {
    const { foot, maxArea } = this.#options;
    if (loop.area < least.area * foot * foot || loop.area > maxArea) return null;
    const ring = simplifyRing(loop.points);
    if (!isWide(ring, least.reach * foot)) return null;
    const cutouts = (this.#outer.get(faces) ?? [])
      .filter((other) => other.part !== loop.part && -other.area < loop.area)
      .filter(({ points: [first] }) => first && pointInPolygon(first, loop.points))
      // A part inside of another one is in a room of that one.
      .filter(
        (other, _, all) =>
          !all.some(
            (around) =>
              around !== other &&
              -around.area > -other.area &&
              pointInPolygon(other.points[0]!, around.points),
          ),
      )
      .map(({ points }): Vertex[] => fitArcs(simplifyRing(points)));
    const vertices = fitArcs(ring);
    const area = ringArea(vertices).area - cutouts.reduce((sum, cutout) => sum + ringArea(cutout).area, 0);
    return { vertices, ...(cutouts.length > 0 ? { cutouts } : {}), area };
  }
}

const middles = new WeakMap<FoundRoom, Point>();

/** Point of a room that is well inside of it. */
function middleOf(room: FoundRoom): Point | undefined {
  const middle = middles.get(room) ?? labelPoint(room);
  if (middle) middles.set(room, middle);
  return middle;
}

/** True if the middle of either room is in the other one. */
function overlap(a: FoundRoom, b: FoundRoom): boolean {
  const isIn = (room: FoundRoom, other: FoundRoom) => {
    const middle = middleOf(room);
    return (
      middle !== undefined &&
      pointInPolygon(middle, other.vertices) &&
      !other.cutouts?.some((ring) => pointInPolygon(middle, ring))
    );
  };
  return isIn(a, b) || isIn(b, a);
}

/** True if a circle of the radius fits into the ring: the space between two faces of a wall is not a room. */
function isWide(ring: readonly Point[], radius: number): boolean {
  const middle = labelPoint({ vertices: [...ring] }, radius / 4);
  if (!middle) return false;
  return ring.every((from, at) => {
    const to = ring[(at + 1) % ring.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy;
    const t = square
      ? Math.max(0, Math.min(1, ((middle.x - from.x) * dx + (middle.y - from.y) * dy) / square))
      : 0;
    return Math.hypot(from.x + dx * t - middle.x, from.y + dy * t - middle.y) >= radius * 0.75;
  });
}
