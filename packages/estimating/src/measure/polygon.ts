import { orient2d } from 'robust-predicates';
import { type Arc, arcBetween, arcParameter, arcSegmentArea } from './arc.ts';
import type { Point, Vertex } from './types.ts';

/** What a ring encloses, in square points. */
export interface RingArea {
  /** Enclosed area, never negative; by the even-odd rule where the outline crosses itself. */
  area: number;
  selfCrossing: boolean;
}

/** One side of a ring, in coordinates relative to the ring's first vertex. */
interface Side {
  from: Vertex;
  to: Point;
  arc: Arc | undefined;
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

/** Point where two sides meet other than at their common vertex. */
interface Contact {
  point: Point;
  /** They pass through one another, inside both. */
  proper: boolean;
}

/**
 * Twice the signed shoelace sum would lose digits far from the origin: it starts from the first vertex, so a drawing
 * moved across the sheet keeps its area. Positive counter-clockwise; arcs included.
 */
export function signedArea(vertices: readonly Vertex[]): number {
  const first = vertices[0];
  if (first === undefined || vertices.length < 2) return 0;
  let sum = 0;
  let arcs = 0;
  let previous = first;
  for (let index = 1; index < vertices.length; index++) {
    const vertex = vertices[index] as Vertex;
    sum += (previous.x - first.x) * (vertex.y - first.y) - (vertex.x - first.x) * (previous.y - first.y);
    if (previous.bulge !== undefined) arcs += arcSegmentArea(previous, vertex);
    previous = vertex;
  }
  if (previous.bulge !== undefined) arcs += arcSegmentArea(previous, first);
  return sum / 2 + arcs;
}

const quarter = Math.PI / 2;

/** The angles at which an arc is at its rightmost, top, leftmost or bottom, as parameters strictly inside it. */
function extremes(arc: Arc): { parameter: number; quadrant: number }[] {
  const found: { parameter: number; quadrant: number }[] = [];
  const end = arc.startAngle + arc.sweep;
  const low = Math.min(arc.startAngle, end);
  const high = Math.max(arc.startAngle, end);
  for (let turn = Math.ceil(low / quarter); turn * quarter < high; turn++) {
    const parameter = (turn * quarter - arc.startAngle) / arc.sweep;
    if (parameter > 1e-12 && parameter < 1 - 1e-12) found.push({ parameter, quadrant: ((turn % 4) + 4) % 4 });
  }
  return arc.sweep < 0 ? found.reverse() : found;
}

/** The box around a side, arcs included. */
export function segmentBox(
  from: Vertex,
  to: Point,
): { minX: number; minY: number; maxX: number; maxY: number } {
  const box = {
    minX: Math.min(from.x, to.x),
    minY: Math.min(from.y, to.y),
    maxX: Math.max(from.x, to.x),
    maxY: Math.max(from.y, to.y),
  };
  const arc = arcBetween(from, to);
  if (arc === undefined) return box;
  for (const { quadrant } of extremes(arc)) {
    if (quadrant === 0) box.maxX = Math.max(box.maxX, arc.center.x + arc.radius);
    else if (quadrant === 1) box.maxY = Math.max(box.maxY, arc.center.y + arc.radius);
    else if (quadrant === 2) box.minX = Math.min(box.minX, arc.center.x - arc.radius);
    else box.minY = Math.min(box.minY, arc.center.y - arc.radius);
  }
  return box;
}

function sidesOf(vertices: readonly Vertex[], origin: Point): Side[] {
  const local = vertices.map((vertex) => ({ ...vertex, x: vertex.x - origin.x, y: vertex.y - origin.y }));
  const sides: Side[] = [];
  local.forEach((from, index) => {
    const to = local[(index + 1) % local.length] as Vertex;
    if (from.x === to.x && from.y === to.y) return;
    // An arc flatter than a ten-millionth of its chord is a line to every test below, and a safer one.
    const arc = Math.abs(from.bulge ?? 0) < 1e-7 ? undefined : arcBetween(from, to);
    sides.push({ from, to, arc, ...segmentBox(from, to) });
  });
  return sides;
}

const inside = (parameter: number): boolean => parameter > 1e-9 && parameter < 1 - 1e-9;
const on = (parameter: number): boolean => parameter >= -1e-9 && parameter <= 1 + 1e-9;

/** Where two straight segments meet: the signs are exact (robust predicates), the point is rounded. */
function straightContacts(a: Point, b: Point, c: Point, d: Point): Contact[] {
  const abc = orient2d(a.x, a.y, b.x, b.y, c.x, c.y);
  const abd = orient2d(a.x, a.y, b.x, b.y, d.x, d.y);
  if ((abc > 0 && abd > 0) || (abc < 0 && abd < 0)) return [];
  const cda = orient2d(c.x, c.y, d.x, d.y, a.x, a.y);
  const cdb = orient2d(c.x, c.y, d.x, d.y, b.x, b.y);
  if ((cda > 0 && cdb > 0) || (cda < 0 && cdb < 0)) return [];
  if (abc === 0 && abd === 0) {
    // On one line: they meet in the two middle points of the four, if at all.
    const along = (p: Point): number => (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
    const length = along(b);
    const contacts: Contact[] = [];
    for (const p of [c, d])
      if (along(p) >= 0 && along(p) <= length) contacts.push({ point: p, proper: false });
    const reach = (p: Point): number => (p.x - c.x) * (d.x - c.x) + (p.y - c.y) * (d.y - c.y);
    for (const p of [a, b])
      if (reach(p) >= 0 && reach(p) <= reach(d)) contacts.push({ point: p, proper: false });
    return contacts;
  }
  const t = cda / (cda - cdb);
  return [
    {
      point: { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t },
      proper: abc !== 0 && abd !== 0 && cda !== 0 && cdb !== 0,
    },
  ];
}

function lineArcContacts(a: Point, b: Point, arc: Arc): Contact[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const length = Math.sqrt(square);
  const distance = ((arc.center.x - a.x) * dy - (arc.center.y - a.y) * dx) / length;
  const under = arc.radius * arc.radius - distance * distance;
  if (under < -1e-9 * arc.radius * arc.radius) return [];
  const middle = ((arc.center.x - a.x) * dx + (arc.center.y - a.y) * dy) / square;
  const half = Math.sqrt(Math.max(0, under)) / length;
  const contacts: Contact[] = [];
  for (const t of half === 0 ? [middle] : [middle - half, middle + half]) {
    if (!on(t)) continue;
    const point = { x: a.x + dx * t, y: a.y + dy * t };
    const parameter = arcParameter(arc, point);
    if (on(parameter)) {
      contacts.push({ point, proper: half * length > 1e-6 * arc.radius && inside(t) && inside(parameter) });
    }
  }
  return contacts;
}

function arcArcContacts(first: Arc, second: Arc): Contact[] {
  const dx = second.center.x - first.center.x;
  const dy = second.center.y - first.center.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const scale = Math.max(first.radius, second.radius);
  if (distance < 1e-12 * scale) {
    if (Math.abs(first.radius - second.radius) > 1e-9 * scale) return [];
    // One circle: they overlap between each other's ends.
    const ends = [first, second].flatMap((arc) =>
      [arc.startAngle, arc.startAngle + arc.sweep].map((angle) => ({
        x: arc.center.x + arc.radius * Math.cos(angle),
        y: arc.center.y + arc.radius * Math.sin(angle),
      })),
    );
    return ends
      .filter((point) => on(arcParameter(first, point)) && on(arcParameter(second, point)))
      .map((point) => ({ point, proper: false }));
  }
  const along =
    (distance * distance + first.radius * first.radius - second.radius * second.radius) / (2 * distance);
  const under = first.radius * first.radius - along * along;
  if (under < -1e-9 * scale * scale) return [];
  const half = Math.sqrt(Math.max(0, under));
  const contacts: Contact[] = [];
  for (const offset of half === 0 ? [0] : [-half, half]) {
    const point = {
      x: first.center.x + (along * dx - offset * dy) / distance,
      y: first.center.y + (along * dy + offset * dx) / distance,
    };
    const t = arcParameter(first, point);
    const u = arcParameter(second, point);
    if (on(t) && on(u)) contacts.push({ point, proper: half > 1e-6 * scale && inside(t) && inside(u) });
  }
  return contacts;
}

function contactsOf(a: Side, b: Side): Contact[] {
  if (a.arc === undefined && b.arc === undefined) return straightContacts(a.from, a.to, b.from, b.to);
  if (a.arc === undefined) return lineArcContacts(a.from, a.to, b.arc as Arc);
  if (b.arc === undefined) return lineArcContacts(b.from, b.to, a.arc);
  return arcArcContacts(a.arc, b.arc);
}

/**
 * Where two segments or arcs meet, in points. Overlapping ones give the ends of what they share.
 */
export function segmentIntersections(from: Vertex, to: Point, otherFrom: Vertex, otherTo: Point): Point[] {
  const origin = { x: from.x, y: from.y };
  const shift = (p: Vertex): Vertex => ({ ...p, x: p.x - origin.x, y: p.y - origin.y });
  const a = shift(from);
  const b = shift(to);
  const c = shift(otherFrom);
  const d = shift(otherTo);
  if ((a.x === b.x && a.y === b.y) || (c.x === d.x && c.y === d.y)) return [];
  const first = { from: a, to: b, arc: arcBetween(a, b), ...segmentBox(a, b) };
  const second = { from: c, to: d, arc: arcBetween(c, d), ...segmentBox(c, d) };
  const points: Point[] = [];
  for (const { point } of contactsOf(first, second)) {
    const shifted = { x: point.x + origin.x, y: point.y + origin.y };
    if (!points.some((p) => p.x === shifted.x && p.y === shifted.y)) points.push(shifted);
  }
  return points;
}

function contactsAmong(sides: readonly Side[]): Contact[] {
  const contacts: Contact[] = [];
  const last = sides.length - 1;
  // Sweep by left edge, so that a long outline is not compared side by side with all of itself.
  const order = sides.map((side, index) => ({ side, index })).sort((a, b) => a.side.minX - b.side.minX);
  for (let i = 0; i < order.length; i++) {
    const { side: a, index: ai } = order[i] as { side: Side; index: number };
    for (let j = i + 1; j < order.length; j++) {
      const { side: b, index: bi } = order[j] as { side: Side; index: number };
      if (b.minX > a.maxX) break;
      if (b.minY > a.maxY || a.minY > b.maxY) continue;
      const gap = Math.abs(ai - bi);
      const neighbours = gap === 1 || gap === last;
      // Two straight neighbors can share more than their vertex only by folding back, which encloses nothing.
      if (neighbours && a.arc === undefined && b.arc === undefined) continue;
      for (const contact of contactsOf(a, b)) {
        if (neighbours && [a.from, a.to].some((end) => isNear(end, contact.point, a, b))) continue;
        contacts.push(contact);
      }
    }
  }
  return contacts;
}

function isNear(end: Point, point: Point, a: Side, b: Side): boolean {
  const isShared = (p: Point): boolean =>
    (p.x === b.from.x && p.y === b.from.y) || (p.x === b.to.x && p.y === b.to.y);
  const size = Math.max(a.maxX - a.minX, a.maxY - a.minY, b.maxX - b.minX, b.maxY - b.minY);
  return isShared(end) && Math.abs(end.x - point.x) + Math.abs(end.y - point.y) <= 1e-7 * size;
}

/** A piece of outline that only rises or only falls, so that every height meets it once. */
interface Piece {
  low: number;
  high: number;
  x: (y: number) => number;
  /** Integral of x over y between two heights. */
  integral: (from: number, to: number) => number;
}

function piecesOf(side: Side): Piece[] {
  const { from, to, arc } = side;
  if (arc === undefined) {
    if (from.y === to.y) return [];
    const slope = (to.x - from.x) / (to.y - from.y);
    const x = (y: number): number => from.x + (y - from.y) * slope;
    return [
      {
        low: Math.min(from.y, to.y),
        high: Math.max(from.y, to.y),
        x,
        integral: (y0, y1) => ((x(y0) + x(y1)) / 2) * (y1 - y0),
      },
    ];
  }
  const { center, radius } = arc;
  const turns = extremes(arc).filter(({ quadrant }) => quadrant % 2 === 1);
  const parameters = [0, ...turns.map((turn) => turn.parameter), 1];
  const heights = [
    from.y,
    ...turns.map(({ quadrant }) => center.y + (quadrant === 1 ? radius : -radius)),
    to.y,
  ];
  const pieces: Piece[] = [];
  for (let index = 0; index + 1 < parameters.length; index++) {
    const middle =
      arc.startAngle + (arc.sweep * ((parameters[index] as number) + (parameters[index + 1] as number))) / 2;
    const side = Math.cos(middle) >= 0 ? 1 : -1;
    const y0 = heights[index] as number;
    const y1 = heights[index + 1] as number;
    const primitive = (y: number): number => {
      const u = Math.max(-radius, Math.min(radius, y - center.y));
      return (u * Math.sqrt(radius * radius - u * u) + radius * radius * Math.asin(u / radius)) / 2;
    };
    pieces.push({
      low: Math.min(y0, y1),
      high: Math.max(y0, y1),
      x: (y) => center.x + side * Math.sqrt(Math.max(0, radius * radius - (y - center.y) ** 2)),
      integral: (a, b) => center.x * (b - a) + side * (primitive(b) - primitive(a)),
    });
  }
  return pieces;
}

/** Even-odd area by horizontal slabs between every vertex, turn and crossing, exact for lines and arcs. */
function evenOddArea(sides: readonly Side[], contacts: readonly Contact[]): number {
  const pieces = sides.flatMap(piecesOf);
  const heights = new Set<number>(contacts.map((contact) => contact.point.y));
  for (const piece of pieces) heights.add(piece.low).add(piece.high);
  const levels = [...heights].sort((a, b) => a - b);
  let area = 0;
  for (let index = 0; index + 1 < levels.length; index++) {
    const low = levels[index] as number;
    const high = levels[index + 1] as number;
    const middle = (low + high) / 2;
    const across = pieces
      .filter((piece) => piece.low < middle && piece.high > middle)
      .map((piece) => ({ piece, x: piece.x(middle) }))
      .sort((a, b) => a.x - b.x);
    for (let pair = 0; pair + 1 < across.length; pair += 2) {
      const left = across[pair] as { piece: Piece };
      const right = across[pair + 1] as { piece: Piece };
      area += right.piece.integral(low, high) - left.piece.integral(low, high);
    }
  }
  return area;
}

/**
 * Area enclosed by a ring of lines and arcs, in square points. An outline that crosses itself is flagged and counted
 * by the even-odd rule; one that only touches itself is not flagged.
 */
export function ringArea(vertices: readonly Vertex[]): RingArea {
  const first = vertices[0];
  if (first === undefined || vertices.length < 2) return { area: 0, selfCrossing: false };
  const plain = Math.abs(signedArea(vertices));
  if (vertices.length <= 3 && vertices.every((vertex) => !vertex.bulge))
    return { area: plain, selfCrossing: false };
  const sides = sidesOf(vertices, first);
  const contacts = contactsAmong(sides);
  if (contacts.length === 0) return { area: plain, selfCrossing: false };
  const evenOdd = evenOddArea(sides, contacts);
  const crossing = contacts.some((contact) => contact.proper);
  // Contacts alone do not tell a touch from a crossing through a vertex; the two rules agree only for a touch.
  if (!crossing && Math.abs(evenOdd - plain) <= 1e-9 * Math.max(evenOdd, plain)) {
    return { area: plain, selfCrossing: false };
  }
  return { area: evenOdd, selfCrossing: true };
}
