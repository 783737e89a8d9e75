import type { Random } from './random.ts';

/** Position in the building, in feet: x to the right, y down the sheet, from the upper left grid crossing. */
export interface Place {
  x: number;
  y: number;
}

export type RoomKind =
  | 'exam'
  | 'office'
  | 'lounge'
  | 'lab'
  | 'mech'
  | 'care'
  | 'corridor'
  | 'toilet'
  | 'imaging'
  | 'nurse'
  | 'business'
  | 'waiting'
  | 'vestibule'
  | 'consult'
  | 'conference'
  | 'storage';

export interface Room {
  id: string;
  number: string;
  name: string;
  kind: RoomKind;
  /** Ring of wall center lines, clockwise on the sheet. */
  outline: Place[];
  /** Rings of wall center lines around areas that are not part of the room. */
  holes: Place[][];
  finish: 'LVT-1' | 'CPT-1' | 'CT-1' | 'SV-1' | 'CONC';
  /** Side of the furniture, opposite to the door. */
  door: 'top' | 'bottom' | 'left' | 'right';
}

export type WallKind = 'exterior' | 'corridor' | 'partition';
export const thickness: Record<WallKind, number> = {
  exterior: 8 / 12,
  corridor: 6 / 12,
  partition: 4.875 / 12,
};

export interface Wall {
  id: string;
  kind: WallKind;
  from: Place;
  to: Place;
}

/** An opening in a wall; `along` runs from its first jamb to its second. */
export interface Opening {
  id: string;
  kind: 'door' | 'double_door' | 'opening' | 'window';
  from: Place;
  to: Place;
  width: number;
  /** Side the leaf swings to: +1 towards larger coordinates across the wall, −1 the other way. */
  swing: 1 | -1;
  /** Hinge at the first or second jamb. */
  hinge: 0 | 1;
  wall: WallKind;
  /** The room it belongs to. */
  room: string;
  mark: string;
}

export type FixtureSymbol = 'WC' | 'LAV' | 'SINK';
export interface Fixture {
  symbol: FixtureSymbol;
  at: Place;
  /** Clockwise turns of a quarter from facing down the sheet. */
  turns: number;
  room: string;
}

export interface Building {
  width: number;
  depth: number;
  columns: number[];
  rows: number[];
  rooms: Room[];
  walls: Wall[];
  openings: Opening[];
  fixtures: Fixture[];
  /** Levels of the strips, for furniture and sections. */
  levels: { eave: number; parapet: number };
  /** Pitch of the canopy over the entrance, and its position. */
  canopy: { x: number; y: number; width: number; depth: number; rise: number; run: number };
}

/** What may differ between two issues of one building. */
export interface Variation {
  /** Moves the first partition of the upper strip, in feet. */
  partitionShift?: number;
  /** Drops the door between the consultation room and the corridor, and adds one to the conference room. */
  doorsChanged?: boolean;
  /** Adds a sink to the second examination room. */
  sinkAdded?: boolean;
}

const box = (x0: number, y0: number, x1: number, y1: number): Place[] => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];

/** Divides a strip into rooms of about the given shares, with widths in multiples of half a foot. */
function cut(from: number, to: number, shares: number[], random: Random): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const at = [from];
  let sum = 0;
  for (const share of shares.slice(0, -1)) {
    sum += share;
    const even = from + ((to - from) * sum) / total;
    at.push(Math.round((even + (random.next() - 0.5) * 2) * 2) / 2);
  }
  return [...at, to];
}

/** Adds a room with the next number. */
type AddRoom = (
  name: string,
  kind: RoomKind,
  outline: Place[],
  finish: Room['finish'],
  door: Room['door'],
  holes?: Place[][],
) => Room;

/** Outline of the ring of corridors, which reaches both side walls between the blocks of rooms. */
function corridorOutline({
  width,
  left,
  right,
  y1,
  y2,
  y4,
  y5,
}: Record<'width' | 'left' | 'right' | 'y1' | 'y2' | 'y4' | 'y5', number>): Place[] {
  return [
    { x: 0, y: y1 },
    { x: width, y: y1 },
    { x: width, y: y2 },
    { x: right, y: y2 },
    { x: right, y: y4 },
    { x: width, y: y4 },
    { x: width, y: y5 },
    { x: 0, y: y5 },
    { x: 0, y: y4 },
    { x: left, y: y4 },
    { x: left, y: y2 },
    { x: 0, y: y2 },
  ];
}

/** Adds the two blocks of examination rooms, back to back in two rows. */
function addExamRooms(
  add: AddRoom,
  { right, y2, y3, y4, examWidth }: Record<'right' | 'y2' | 'y3' | 'y4' | 'examWidth', number>,
): void {
  let exam = 1;
  for (const [from, count] of [
    [0, 2],
    [right, 3],
  ] as const) {
    for (const [y, end, door] of [
      [y2, y3, 'top'],
      [y3, y4, 'bottom'],
    ] as const) {
      for (let index = 0; index < count; index++) {
        const x = from + index * examWidth;
        add(`EXAM ${exam}`, 'exam', box(x, y, x + examWidth, end), 'SV-1', door);
        exam++;
      }
    }
  }
}

/** Designs a one-storey clinic: a strip of rooms, a ring of corridors around a core, two blocks of examination rooms. */
export function designBuilding(random: Random, variation: Variation = {}): Building {
  const bay = random.whole(18, 19);
  const bays = 5;
  const width = bay * bays;
  const top = random.whole(14, 16);
  const corridor = 6;
  const half = random.whole(12, 13);
  const bottom = random.whole(15, 17);
  const y1 = top;
  const y2 = y1 + corridor;
  const y3 = y2 + half;
  const y4 = y3 + half;
  const y5 = y4 + corridor;
  const depth = y5 + bottom;

  const rooms: Room[] = [];
  let number = 101;
  const add: AddRoom = (name, kind, outline, finish, door, holes = []) => {
    const room: Room = { id: `R${number}`, number: `${number}`, name, kind, outline, holes, finish, door };
    number++;
    rooms.push(room);
    return room;
  };

  const upper = cut(0, width, [0.85, 1.25, 1.6, 1, 1, 1.3], random);
  upper[1] = (upper[1] as number) + (variation.partitionShift ?? 0);
  const strip: [string, RoomKind, Room['finish']][] = [
    ['MECH', 'mech', 'CONC'],
    ['LAB', 'lab', 'SV-1'],
    ['STAFF LOUNGE', 'lounge', 'LVT-1'],
    ['OFFICE', 'office', 'CPT-1'],
    ['OFFICE', 'office', 'CPT-1'],
    ['CARE TEAM', 'care', 'CPT-1'],
  ];
  strip.forEach(([name, kind, finish], index) => {
    add(name, kind, box(upper[index] as number, 0, upper[index + 1] as number, y1), finish, 'bottom');
  });

  const examWidth = random.whole(11, 12);
  const left = examWidth * 2;
  const right = width - examWidth * 3;
  const coreLeft = left + corridor + 1;
  const coreRight = right - corridor - 1;
  const coreMiddle = Math.round(coreLeft + (coreRight - coreLeft) / 2);
  add('CORRIDOR', 'corridor', corridorOutline({ width, left, right, y1, y2, y4, y5 }), 'LVT-1', 'left', [
    box(coreLeft, y2, coreRight, y4),
  ]);

  addExamRooms(add, { right, y2, y3, y4, examWidth });
  const toiletEnd = y2 + 8;
  const imagingEnd = y3 + 5;
  add('TOILET', 'toilet', box(coreLeft, y2, coreMiddle, toiletEnd), 'CT-1', 'left');
  add('TOILET', 'toilet', box(coreMiddle, y2, coreRight, toiletEnd), 'CT-1', 'right');
  add('IMAGING', 'imaging', box(coreLeft, toiletEnd, coreRight, imagingEnd), 'SV-1', 'left');
  add('NURSE STATION', 'nurse', box(coreLeft, imagingEnd, coreRight, y4), 'LVT-1', 'bottom');

  const lower = cut(0, width, [1.35, 2.2, 0.9, 1.05], random);
  const [l1, l2, l3] = [lower[1] as number, lower[2] as number, lower[3] as number];
  add('BUSINESS OFFICE', 'business', box(0, y5, l1, depth), 'CPT-1', 'top');
  const vestWidth = 10;
  const v0 = Math.round((l1 + l2) / 2 - vestWidth / 2);
  const v1 = v0 + vestWidth;
  const vy = depth - 7;
  add(
    'WAITING',
    'waiting',
    [
      { x: l1, y: y5 },
      { x: l2, y: y5 },
      { x: l2, y: depth },
      { x: v1, y: depth },
      { x: v1, y: vy },
      { x: v0, y: vy },
      { x: v0, y: depth },
      { x: l1, y: depth },
    ],
    'LVT-1',
    'top',
  );
  add('VEST.', 'vestibule', box(v0, vy, v1, depth), 'CT-1', 'bottom');
  add('CONSULT', 'consult', box(l2, y5, l3, depth), 'CPT-1', 'top');
  add('CONFERENCE', 'conference', box(l3, y5, width, depth), 'CPT-1', 'top');

  const walls = wallsOf(rooms, width, depth);
  const { openings, fixtures } = fitOut(rooms, width, depth, variation);
  return {
    width,
    depth,
    columns: Array.from({ length: bays + 1 }, (_, index) => index * bay),
    rows: [0, y1, y3, y5, depth],
    rooms,
    walls,
    openings,
    fixtures,
    levels: { eave: 12, parapet: 14 },
    canopy: { x: v0 - 3, y: depth, width: vestWidth + 6, depth: 8, rise: 6, run: 12 },
  };
}

type Span = [from: number, to: number];

function subtract(spans: Span[], [from, to]: Span): Span[] {
  return spans.flatMap(([a, b]): Span[] => {
    if (to <= a || from >= b) return [[a, b]];
    const remaining: Span[] = [];
    if (a < from) remaining.push([a, from]);
    if (to < b) remaining.push([to, b]);
    return remaining;
  });
}

function merge(spans: Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a[0] - b[0]);
  const merged: Span[] = [];
  for (const [a, b] of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && a <= last[1]) last[1] = Math.max(last[1], b);
    else merged.push([a, b]);
  }
  return merged;
}

interface Edge {
  horizontal: boolean;
  at: number;
  span: Span;
}

function edgesOf(ring: Place[]): Edge[] {
  return ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length] as Place;
    const horizontal = from.y === to.y;
    const [a, b] = horizontal ? [from.x, to.x] : [from.y, to.y];
    return { horizontal, at: horizontal ? from.y : from.x, span: [Math.min(a, b), Math.max(a, b)] };
  });
}

/** The center lines of all walls, each stretch once: exterior first, then corridor walls, then partitions. */
function wallsOf(rooms: Room[], width: number, depth: number): Wall[] {
  const lines = new Map<string, { edge: Edge; spans: Record<WallKind, Span[]> }>();
  for (const room of rooms) {
    for (const edge of [...edgesOf(room.outline), ...room.holes.flatMap(edgesOf)]) {
      const key = `${edge.horizontal ? 'h' : 'v'}${edge.at}`;
      const line = lines.get(key) ?? { edge, spans: { exterior: [], corridor: [], partition: [] } };
      lines.set(key, line);
      const outer = edge.at === 0 || edge.at === (edge.horizontal ? depth : width);
      line.spans[outer ? 'exterior' : room.kind === 'corridor' ? 'corridor' : 'partition'].push(edge.span);
    }
  }
  const walls: Wall[] = [];
  for (const { edge, spans } of lines.values()) {
    const corridor = merge(spans.corridor);
    const partition = corridor.reduce((spansLeft, span) => subtract(spansLeft, span), merge(spans.partition));
    const kinds: [WallKind, Span[]][] = [
      ['exterior', merge(spans.exterior)],
      ['corridor', corridor],
      ['partition', partition],
    ];
    for (const [kind, list] of kinds) {
      for (const [a, b] of list) {
        walls.push({
          id: `W${walls.length + 1}`,
          kind,
          from: edge.horizontal ? { x: a, y: edge.at } : { x: edge.at, y: a },
          to: edge.horizontal ? { x: b, y: edge.at } : { x: edge.at, y: b },
        });
      }
    }
  }
  return walls;
}

/** Corners of a room's box. */
export function bounds(ring: Place[]): { x0: number; y0: number; x1: number; y1: number } {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Openings and fixtures of rooms, numbered in the order they are added. */
class FitOut {
  readonly openings: Opening[] = [];
  readonly fixtures: Fixture[] = [];
  /** Number of doors by room number. */
  readonly #doors = new Map<string, number>();

  /** Adds an opening of a room, and its mark. */
  open(
    room: Room,
    kind: Opening['kind'],
    from: Place,
    size: number,
    horizontal: boolean,
    wall: WallKind,
    swing: 1 | -1 = 1,
    hinge: 0 | 1 = 0,
  ): void {
    const nth = (this.#doors.get(room.number) ?? 0) + 1;
    const isDoor = kind === 'door' || kind === 'double_door';
    if (isDoor) this.#doors.set(room.number, nth);
    this.openings.push({
      id: `O${this.openings.length + 1}`,
      kind,
      from,
      to: horizontal ? { x: from.x + size, y: from.y } : { x: from.x, y: from.y + size },
      width: size,
      swing,
      hinge,
      wall,
      room: room.id,
      mark: isDoor
        ? `${room.number}${nth > 1 ? String.fromCharCode(63 + nth) : ''}`
        : kind === 'window'
          ? 'A'
          : '',
    });
  }

  /** Adds a plumbing fixture of a room. */
  fixture(room: Room, symbol: Fixture['symbol'], at: Place, turns: Fixture['turns'] = 0): void {
    this.fixtures.push({ symbol, at, turns, room: room.id });
  }
}

/** Door, windows and sinks of an exam room. */
function fitOutExam(fit: FitOut, room: Room, width: number, variation: Variation): void {
  const { x0, y0, x1, y1 } = bounds(room.outline);
  const bottom = room.door === 'bottom';
  const hinge = ((Number(room.number) + (bottom ? 1 : 0)) % 2) as 0 | 1;
  const x = hinge === 0 ? x0 + 0.75 : x1 - 3.75;
  fit.open(room, 'door', { x, y: bottom ? y1 : y0 }, 3, true, 'corridor', bottom ? -1 : 1, hinge);
  if (x0 === 0) fit.open(room, 'window', { x: 0, y: y0 + 4 }, 5, false, 'exterior');
  if (x1 === width) fit.open(room, 'window', { x: width, y: y0 + 4 }, 5, false, 'exterior');
  const sinkX = hinge === 0 ? x1 - 1.1 : x0 + 1.1;
  fit.fixture(room, 'SINK', { x: sinkX, y: bottom ? y1 - 3.2 : y0 + 3.2 }, hinge === 0 ? 1 : 3);
  if (variation.sinkAdded === true && room.name === 'EXAM 2') {
    fit.fixture(room, 'SINK', { x: sinkX, y: bottom ? y1 - 5.6 : y0 + 5.6 }, hinge === 0 ? 1 : 3);
  }
}

/** Door, water closet and lavatory of a toilet. */
function fitOutToilet(fit: FitOut, room: Room): void {
  const { x0, y0, x1, y1 } = bounds(room.outline);
  const onLeft = room.door === 'left';
  fit.open(room, 'door', { x: onLeft ? x0 : x1, y: y1 - 3.9 }, 3, false, 'corridor', onLeft ? 1 : -1, 1);
  fit.fixture(room, 'WC', { x: onLeft ? x1 - 1.6 : x0 + 1.6, y: y0 + 0.4 });
  fit.fixture(room, 'LAV', { x: onLeft ? x0 + 2 : x1 - 2, y: y0 + 0.35 });
}

/** Doors of a room on the outer rows. */
function addDoors(fit: FitOut, room: Room, variation: Variation): void {
  const { x0, y0, x1, y1 } = bounds(room.outline);
  const bottom = room.door === 'bottom';
  const size = room.kind === 'mech' ? 3.5 : 3;
  if (!(room.kind === 'consult' && variation.doorsChanged === true)) {
    fit.open(
      room,
      'door',
      { x: x1 - size - 1, y: bottom ? y1 : y0 },
      size,
      true,
      'corridor',
      bottom ? -1 : 1,
      1,
    );
  }
  if (room.kind === 'conference' && variation.doorsChanged === true) {
    fit.open(room, 'door', { x: x0 + 1, y: y0 }, 3, true, 'corridor', 1, 0);
  }
  if (room.kind === 'waiting' || room.kind === 'business') {
    fit.open(room, 'door', { x: x0 + 1, y: y0 }, 3, true, 'corridor', 1, 0);
  }
}

/** Windows of a room on the outer rows. */
function addWindows(fit: FitOut, room: Room, depth: number): void {
  const { x0, x1 } = bounds(room.outline);
  const wide = x1 - x0;
  const bottom = room.door === 'bottom';
  const y = bottom ? 0 : depth;
  const sill = 5;
  if (room.kind === 'waiting') {
    fit.open(room, 'window', { x: x0 + 1.5, y }, 6, true, 'exterior');
    fit.open(room, 'window', { x: x1 - 7.5, y }, 6, true, 'exterior');
  } else if (room.kind !== 'mech') {
    const count = wide > 18 ? 2 : 1;
    for (let index = 0; index < count; index++) {
      const middle = x0 + (wide * (index + 0.5)) / count;
      fit.open(room, 'window', { x: middle - sill / 2, y }, sill, true, 'exterior');
    }
  }
}

/** Sinks of a laboratory and a lounge. */
function addSinks(fit: FitOut, room: Room): void {
  const { x0, y0, x1 } = bounds(room.outline);
  const wide = x1 - x0;
  if (room.kind === 'lab') {
    for (const part of [0.3, 0.45]) {
      fit.fixture(room, 'SINK', { x: x0 + wide * part, y: y0 + 1.4 });
    }
  }
  if (room.kind === 'lounge') {
    fit.fixture(room, 'SINK', { x: x0 + 5, y: y0 + 1.4 });
  }
}

function fitOut(
  rooms: Room[],
  width: number,
  depth: number,
  variation: Variation,
): { openings: Opening[]; fixtures: Fixture[] } {
  const fit = new FitOut();
  for (const room of rooms) {
    const { x0, y0, x1, y1 } = bounds(room.outline);
    const wide = x1 - x0;
    switch (room.kind) {
      case 'corridor':
        fit.open(room, 'door', { x: 0, y: y0 + 1.25 }, 3.5, false, 'exterior', -1, 0);
        fit.open(room, 'door', { x: width, y: y0 + 1.25 }, 3.5, false, 'exterior', 1, 0);
        break;
      case 'exam':
        fitOutExam(fit, room, width, variation);
        break;
      case 'toilet':
        fitOutToilet(fit, room);
        break;
      case 'imaging':
        fit.open(room, 'door', { x: x0, y: y1 - 5.2 }, 4, false, 'corridor', 1, 1);
        break;
      case 'nurse':
        fit.open(room, 'opening', { x: x0 + 2.5, y: y1 }, wide - 5, true, 'corridor');
        break;
      case 'vestibule':
        fit.open(room, 'double_door', { x: x0 + wide / 2 - 3, y: y1 }, 6, true, 'exterior', 1);
        fit.open(room, 'double_door', { x: x0 + wide / 2 - 3, y: y0 }, 6, true, 'partition', -1);
        break;
      default:
        addDoors(fit, room, variation);
        addWindows(fit, room, depth);
        addSinks(fit, room);
    }
  }
  return { openings: fit.openings, fixtures: fit.fixtures };
}

/** Kind of the wall on a side of a room's outline. */
export function wallKindAt(
  room: Room,
  from: Place,
  to: Place,
  building: Pick<Building, 'width' | 'depth' | 'rooms'>,
): WallKind {
  const horizontal = from.y === to.y;
  const at = horizontal ? from.y : from.x;
  if (at === 0 || at === (horizontal ? building.depth : building.width)) return 'exterior';
  if (room.kind === 'corridor') return 'corridor';
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const corridor = building.rooms.find(({ kind }) => kind === 'corridor');
  const edges =
    corridor === undefined ? [] : [...edgesOf(corridor.outline), ...corridor.holes.flatMap(edgesOf)];
  const onCorridor = edges.some((edge) => {
    const [across, along] = edge.horizontal ? [middle.y, middle.x] : [middle.x, middle.y];
    return (
      edge.horizontal === horizontal && edge.at === across && edge.span[0] < along && along < edge.span[1]
    );
  });
  return onCorridor ? 'corridor' : 'partition';
}

/** The inner faces of the walls around a ring: each side moved by half of its wall's thickness. */
export function innerFaces(room: Room, ring: Place[], building: Building): Place[] {
  const count = ring.length;
  const hole = ring !== room.outline;
  const area = ring.reduce((sum, from, index) => {
    const to = ring[(index + 1) % count] as Place;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
  // Inwards for a room's outline, outwards for objects in it.
  const sign = (area > 0 ? 1 : -1) * (hole ? -1 : 1);
  const lines = ring.map((from, index) => {
    const to = ring[(index + 1) % count] as Place;
    const half = thickness[wallKindAt(room, from, to, building)] / 2;
    const horizontal = from.y === to.y;
    const inward = horizontal ? Math.sign(to.x - from.x) * sign : -Math.sign(to.y - from.y) * sign;
    return { horizontal, at: (horizontal ? from.y : from.x) + inward * half };
  });
  return ring.map((_, index) => {
    const before = lines[(index + count - 1) % count] as { horizontal: boolean; at: number };
    const after = lines[index] as { horizontal: boolean; at: number };
    return before.horizontal ? { x: after.at, y: before.at } : { x: before.at, y: after.at };
  });
}
