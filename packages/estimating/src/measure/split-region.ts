import { closestPointOnPath, pathMiddle, pointInPolygon, reverse } from './geometry.ts';
import { labelPoint } from './label-point.ts';
import { reversePath } from './join-paths.ts';
import { ringArea, segmentIntersections, signedArea } from './polygon.ts';
import { segmentPart, subPath } from './sub-path.ts';
import type { Geometry, Point, Vertex } from './types.ts';

// An area is split along a line one crossing at a time. A crossing from the outline to a cut-out makes both one ring,
// which passes the crossing in both directions; the crossing that leaves the cut-out divides this ring.

/** Greatest distance of ends of the line that meet an outline, in points. */
const REACH = 1;
/** Greatest distance of points that are the same, in points; that of borders that `joinRegions` joins. */
const SAME = 1e-3;

/** Outline counter-clockwise and cut-outs clockwise, so that the area is to the left of both. */
interface Piece {
  outline: Vertex[];
  cutouts: Vertex[][];
}

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const directed = (ring: readonly Vertex[], sign: 1 | -1): Vertex[] =>
  Math.sign(signedArea(ring)) === -sign ? reverse(ring, true) : [...ring];
const isOn = (ring: readonly Vertex[], point: Point) =>
  (closestPointOnPath(point, ring, true)?.distance ?? Infinity) <= SAME;
const startingAt = (ring: readonly Vertex[], index: number): Vertex[] => [
  ...ring.slice(index),
  ...ring.slice(0, index),
];

/** Ring with a vertex at one of its points, from which it starts. */
function openedAt(ring: readonly Vertex[], point: Point): Vertex[] {
  const near = closestPointOnPath(point, ring, true);
  if (!near) return [...ring];
  const { segment } = near;
  const next = (segment + 1) % ring.length;
  const [from, to] = [ring[segment] as Vertex, ring[next] as Vertex];
  if (gap(from, point) <= SAME) return startingAt(ring, segment);
  if (gap(to, point) <= SAME) return startingAt(ring, next);
  const [before] = segmentPart(from, to, 0, near.t);
  const [after] = segmentPart(from, to, near.t, 1);
  return [after, ...ring.slice(segment + 1), ...ring.slice(0, segment), before];
}

/** Two rings on both sides of a cut from one point of a ring to another. */
function divided(ring: readonly Vertex[], cut: readonly Vertex[]): [Vertex[], Vertex[]] | null {
  const [start, end] = [cut[0], cut.at(-1)];
  if (!start || !end) return null;
  const opened = openedAt(openedAt(ring, end), start);
  const at = opened.findIndex((vertex) => gap(vertex, end) <= SAME);
  if (at < 1) return null;
  return [
    [...opened.slice(0, at), ...reversePath(cut).slice(0, -1)],
    [...opened.slice(at), ...cut.slice(0, -1)],
  ];
}

/** Ring through two rings and the cut between them, in both directions. */
const bridged = (ring: readonly Vertex[], other: readonly Vertex[], cut: readonly Vertex[]): Vertex[] => [
  ...openedAt(ring, cut[0] as Vertex),
  ...cut.slice(0, -1),
  ...openedAt(other, cut.at(-1) as Vertex),
  ...reversePath(cut).slice(0, -1),
];

/** True if a ring passes a cut in both directions, which did not divide anything. */
const hasSeam = (ring: readonly Vertex[]): boolean =>
  ring.some((from, at) => {
    const to = ring[(at + 1) % ring.length] as Vertex;
    return ring.some(
      (back, index) =>
        gap(back, to) <= SAME &&
        gap(ring[(index + 1) % ring.length] as Vertex, from) <= SAME &&
        Math.abs((from.bulge ?? 0) + (back.bulge ?? 0)) <= SAME,
    );
  });

/** Pieces on both sides of a cut through a piece. @returns null if the cut starts and ends at one cut-out. */
function cutPiece({ outline, cutouts }: Piece, cut: readonly Vertex[]): Piece[] | null {
  const ringAt = (point: Point | undefined) =>
    point && !isOn(outline, point) ? cutouts.find((ring) => isOn(ring, point)) : outline;
  const [start, end] = [ringAt(cut[0]), ringAt(cut.at(-1))];
  if (!start || !end) return null;
  if (start !== end) {
    const others = cutouts.filter((ring) => ring !== start && ring !== end);
    const ring = bridged(start, end, cut);
    return start === outline || end === outline
      ? [{ outline: ring, cutouts: others }]
      : [{ outline, cutouts: [...others, ring] }];
  }
  const rings = start === outline ? divided(outline, cut) : null;
  if (!rings) return null;
  const [first, second] = rings;
  const isInFirst = (ring: Vertex[]) => {
    const inside = labelPoint({ vertices: ring });
    return inside !== undefined && pointInPolygon(inside, first);
  };
  return [
    { outline: first, cutouts: cutouts.filter(isInFirst) },
    { outline: second, cutouts: cutouts.filter((ring) => !isInFirst(ring)) },
  ];
}

/** A line whose ends that nearly meet a ring are on it. */
function snapped(line: readonly Vertex[], rings: readonly (readonly Vertex[])[]): Vertex[] {
  return line.map((vertex, at) => {
    if (at > 0 && at < line.length - 1) return vertex;
    const near = rings
      .map((ring) => closestPointOnPath(vertex, ring, true))
      .find((found) => found !== undefined && found.distance <= REACH);
    return near ? { ...vertex, x: near.point.x, y: near.point.y } : vertex;
  });
}

/** Positions on a line where it meets rings, each the index of a segment plus the share of its length. */
function contactsOf(line: readonly Vertex[], rings: readonly (readonly Vertex[])[]): number[] {
  const positions: number[] = [];
  const add = (point: Point, segment: number) => {
    const [from, to] = [line[segment] as Vertex, line[segment + 1] as Vertex];
    positions.push(segment + (closestPointOnPath(point, [from, to], false)?.t ?? 0));
  };
  const end = line.length - 1;
  for (const ring of rings) {
    for (let segment = 0; segment < end; segment++)
      ring.forEach((from, at) => {
        const [start, to] = [line[segment] as Vertex, line[segment + 1] as Vertex];
        const side = ring[(at + 1) % ring.length] as Vertex;
        for (const point of segmentIntersections(start, to, from, side)) add(point, segment);
        // A line along a side crosses it once at most, which leaves out where it begins and ends to follow the side.
        if ((closestPointOnPath(from, [start, to], false)?.distance ?? Infinity) <= SAME) add(from, segment);
      });
    if (isOn(ring, line[0] as Vertex)) positions.push(0);
    if (isOn(ring, line[end] as Vertex)) positions.push(end);
  }
  return positions.toSorted((a, b) => a - b);
}

/**
 * Splits an area along a line, which may cross it and its cut-outs several times. Arcs stay arcs.
 * @param geometry area and cut-outs, in page points.
 * @param line open path, in page points; its ends meet an outline that is at most one point away.
 * @returns at least two areas, the largest first; null if the line does not cross the area from side to side.
 */
export function splitRegion(geometry: Geometry, line: readonly Vertex[]): Geometry[] | null {
  const whole: Piece = {
    outline: directed(geometry.vertices, 1),
    cutouts: (geometry.cutouts ?? []).map((ring) => directed(ring, -1)),
  };
  if (whole.outline.length < 2 || line.length < 2) return null;
  const rings = [whole.outline, ...whole.cutouts];
  const cutter = snapped(line, rings);
  let pieces = [whole];
  const contacts = contactsOf(cutter, rings);
  for (const [at, end] of contacts.slice(1).entries()) {
    const cut = subPath(cutter, contacts[at] as number, end);
    const middle = pathMiddle(cut);
    if (!middle || gap(cut[0] as Vertex, cut.at(-1) as Vertex) <= SAME) continue;
    const piece = pieces.find(
      ({ outline, cutouts }) =>
        pointInPolygon(middle, outline) &&
        ![outline, ...cutouts].some((ring) => isOn(ring, middle)) &&
        !cutouts.some((ring) => pointInPolygon(middle, ring)),
    );
    if (!piece) continue;
    const parts = cutPiece(piece, cut);
    if (!parts) return null;
    pieces = pieces.flatMap((each) => (each === piece ? parts : [each]));
  }
  if (pieces.length < 2 || pieces.some(({ outline, cutouts }) => [outline, ...cutouts].some(hasSeam)))
    return null;
  const least = ringArea(whole.outline).area * 1e-9;
  if (pieces.some(({ outline }) => ringArea(outline).area <= least)) return null;
  return pieces
    .map(({ outline, cutouts }): Geometry =>
      cutouts.length > 0 ? { vertices: outline, cutouts } : { vertices: outline },
    )
    .toSorted((a, b) => ringArea(b.vertices).area - ringArea(a.vertices).area);
}
