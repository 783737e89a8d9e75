import type { Calibration, Geometry, TakeoffParameters } from '@plumbline/estimating';
import type {
  DoorTruth,
  PlanSetTruth,
  RoomTruth,
  SheetKind,
  SheetTruth,
  SymbolTruth,
  UserPoint,
  WallTruth,
} from '@plumbline/testing/plans/index';
import { v7 as uuidv7 } from 'uuid';

const doorHeight = 7;

/** Assemblies that become conditions, in measuring order. */
export const conditionCodes = [
  'P1',
  'P2',
  'LVT-1',
  'CPT-1',
  'ACT-1',
  'SK-1',
  'WC-1',
  'LAV-1',
  'D-1',
  'RF-1',
] as const;
export type Code = (typeof conditionCodes)[number] | 'PT-1';

interface Measure {
  name: string;
  geometry: Geometry;
  parameters?: TakeoffParameters;
}
export interface Drawn {
  code: Code;
  sheet: SheetKind;
  measures: Measure[];
  /** Horizontal position where the wings meet. */
  middle: number;
}
/** Parts of the building, each with a layer. */
export const wings = ['West wing', 'East wing'] as const;
export type Wing = (typeof wings)[number];

/** Wing of a measure, by the center of its points. */
export function wingOf({ geometry: { vertices } }: Measure, { middle }: Pick<Drawn, 'middle'>): Wing {
  const sum = vertices.reduce((total, { x }) => total + x, 0);
  return sum / vertices.length < middle ? 'West wing' : 'East wing';
}

/** Center of a sheet's rooms or roofs. */
function middleOf({ rooms, roofs, width }: SheetTruth): number {
  const xs = [...rooms, ...roofs].flatMap(({ polygon }) => polygon.map(({ x }) => x));
  return xs.length ? (Math.min(...xs) + Math.max(...xs)) / 2 : width / 2;
}

/** Rounds points to two decimals, below visible precision. */
const round = ({ x, y }: UserPoint): UserPoint => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
});

const distanceToWall = (at: UserPoint, { from, to }: WallTruth): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(at.x - from.x - t * dx, at.y - from.y - t * dy);
};

/** Walls of a kind along their center lines, with doors deducted from both faces. */
function walls(sheet: SheetTruth, kind: WallTruth['kind']): Measure[] {
  const inWall = Map.groupBy(sheet.doors, (door): WallTruth | undefined =>
    sheet.walls.reduce<WallTruth | undefined>(
      (best, wall) => (best && distanceToWall(door.at, best) <= distanceToWall(door.at, wall) ? best : wall),
      undefined,
    ),
  );
  const openings = (doors: DoorTruth[]) =>
    [...Map.groupBy(doors, (door) => door.width)].map(([width, same]) => ({
      width,
      height: doorHeight,
      count: same.length,
      sides: 2,
    }));
  return sheet.walls
    .filter((wall) => wall.kind === kind)
    .map((wall, index) => {
      const doors = inWall.get(wall) ?? [];
      return {
        name: `${kind === 'corridor' ? 'Corridor wall' : 'Partition'} ${index + 1}`,
        geometry: { vertices: [round(wall.from), round(wall.to)] },
        ...(doors.length ? { parameters: { openings: openings(doors) } } : {}),
      };
    });
}

const toSentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase();
const roomMeasure = (room: RoomTruth, cutouts: UserPoint[][] = room.cutouts): Measure => ({
  name: `${room.number} ${toSentenceCase(room.name)}`,
  geometry: {
    vertices: room.polygon.map(round),
    ...(cutouts.length ? { cutouts: cutouts.map((ring) => ring.map(round)) } : {}),
  },
});

/** Play area of a waiting room with a different floor: eight by six feet along its first wall. */
function playArea(room: RoomTruth, k: number): UserPoint[][] {
  const xs = room.polygon.map(({ x }) => x);
  const ys = room.polygon.map(({ y }) => y);
  const [left, bottom] = [Math.min(...xs) + 1 / k, Math.min(...ys) + 1 / k];
  const [right, top] = [left + 8 / k, bottom + 6 / k];
  return [
    [
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ],
  ];
}

const floors = (sheet: SheetTruth, finish: string): Measure[] =>
  sheet.rooms
    .filter((room) => room.finish === finish)
    .map((room) =>
      room.name === 'WAITING'
        ? roomMeasure(room, [...room.cutouts, ...playArea(room, sheet.k)])
        : roomMeasure(room),
    );

/** Items of a kind, counted room by room. */
const counts = (sheet: SheetTruth, marks: { at: UserPoint; room: string }[]): Measure[] =>
  [...Map.groupBy(marks, ({ room }) => room)].map(([id, list]) => {
    const room = sheet.rooms.find((each) => each.id === id);
    return {
      name: room ? `${room.number} ${toSentenceCase(room.name)}` : '',
      geometry: { vertices: list.map(({ at }) => round(at)) },
    };
  });
const symbols = (sheet: SheetTruth, symbol: SymbolTruth['symbol']) =>
  counts(
    sheet,
    sheet.symbols.filter((each) => each.symbol === symbol),
  );

/** Rooms with gypsum ceilings or exposed structure. */
const withoutTile = new Set(['MECH', 'TOILET', 'VEST.']);

/** Measures of a plan set, derived from the generator's data. */
export function takeOff(truth: PlanSetTruth): Drawn[] {
  const of = (kind: SheetKind) => truth.sheets.find((sheet) => sheet.kind === kind);
  const on = (code: Code, sheet: SheetKind, measure: (sheet: SheetTruth) => Measure[]): Drawn[] => {
    const found = of(sheet);
    return found ? [{ code, sheet, measures: measure(found), middle: middleOf(found) }] : [];
  };
  return [
    ...on('P1', 'floor', (sheet) => walls(sheet, 'partition')),
    ...on('P2', 'floor', (sheet) => walls(sheet, 'corridor')),
    ...on('PT-1', 'floor', (sheet) => walls(sheet, 'partition')),
    ...on('LVT-1', 'finishes', (sheet) => floors(sheet, 'LVT-1')),
    ...on('CPT-1', 'finishes', (sheet) => floors(sheet, 'CPT-1')),
    ...on('ACT-1', 'ceiling', (sheet) =>
      sheet.rooms.filter((room) => !withoutTile.has(room.name)).map((room) => roomMeasure(room)),
    ),
    ...on('SK-1', 'floor', (sheet) => symbols(sheet, 'SINK')),
    ...on('WC-1', 'floor', (sheet) => symbols(sheet, 'WC')),
    ...on('LAV-1', 'floor', (sheet) => symbols(sheet, 'LAV')),
    ...on('D-1', 'floor', (sheet) => counts(sheet, sheet.doors)),
    ...on('RF-1', 'roof', (sheet) =>
      sheet.roofs
        .filter((roof) => roof.rise >= 3)
        .map((roof) => ({
          name: roof.name,
          geometry: { vertices: roof.polygon.map(round) },
          parameters: { rise: roof.rise, run: roof.run },
        })),
    ),
  ];
}

export const primes = (label: string) => label.replaceAll('"', '″').replaceAll("'", '′');
/** Scales of a sheet: its own, or one per drawing where they differ. */
export function calibrations(sheet: SheetTruth): Calibration[] {
  const scales = new Set(sheet.views.map((view) => view.k));
  return sheet.views
    .filter((_, index) => scales.size > 1 || index === 0)
    .map((view) => ({
      uuid: uuidv7(),
      // Formatted like the canvas: feet and inches with primes.
      name: primes(view.label),
      type: 'named_scale',
      value: view.k,
      unit: view.unit,
      calibrated: true,
      ...(scales.size > 1 ? { region: view.region } : {}),
    }));
}
