import { namedScales, type LengthUnit } from '@plumbline/estimating';
import {
  designBuilding,
  innerFaces,
  thickness,
  type Building,
  type FixtureSymbol,
  type Place,
  type Variation,
  type WallKind,
} from './building.ts';
import { drawFrame, type RevisionRow } from './frame.ts';
import { drawPowerPlan, type DeviceSymbol } from './power.ts';
import { createRandom } from './random.ts';
import {
  createDocument,
  finish,
  Layers,
  Sheet,
  type PageRotation,
  type UserPoint,
  type View,
} from './sheet.ts';
import {
  drawCeilingPlan,
  drawDoorSchedule,
  drawElevations,
  drawEnlarged,
  drawFinishPlan,
  drawFloorPlan,
  drawRoofPlan,
  type DrawContext,
  type Drawn,
  type DrawingScale,
} from './sheets.ts';

export type { PageRotation, UserPoint } from './sheet.ts';
export { brokenPdf, densePlan, encryptedPdf, largePlanSet } from './special.ts';

export type SheetKind =
  | 'floor'
  | 'roof'
  | 'ceiling'
  | 'elevations'
  | 'finishes'
  | 'doors'
  | 'enlarged'
  | 'power';

/** The kinds in the order a set lists them, with number and title. */
const kinds: Record<SheetKind, { number: string; title: string; draw: (context: DrawContext) => Drawn }> = {
  floor: { number: 'A2', title: 'FLOOR PLAN', draw: drawFloorPlan },
  roof: { number: 'A3', title: 'ROOF PLAN', draw: drawRoofPlan },
  ceiling: { number: 'A4', title: 'REFLECTED CEILING PLAN', draw: drawCeilingPlan },
  elevations: { number: 'A5', title: 'ELEVATIONS AND SECTION', draw: drawElevations },
  finishes: { number: 'A6', title: 'FINISH PLAN', draw: drawFinishPlan },
  doors: { number: 'A7', title: 'DOOR SCHEDULE', draw: drawDoorSchedule },
  enlarged: { number: 'A8', title: 'ENLARGED PLANS', draw: drawEnlarged },
  power: { number: 'E1', title: 'POWER PLAN', draw: drawPowerPlan },
};
/** Sheets of an architect's set; engineers' sheets are optional. */
export const sheetKinds = (Object.keys(kinds) as SheetKind[]).filter((kind) => kind !== 'power');

export interface PlanSetOptions {
  /** Decides everything that is left to chance: the same seed gives the same bytes. */
  seed: number;
  /** Number of sheets, or which kinds in which order; all seven when absent. */
  sheets?: number | SheetKind[];
  /** ARCH D is 36 × 24 in, ARCH E 48 × 36 in. */
  size?: 'arch-d' | 'arch-e';
  style?: {
    /** Feet and inches, or millimetres. */
    unit?: LengthUnit;
    /** Id of a named scale of `@plumbline/estimating`; one that fills the sheet when absent. */
    scale?: string;
    /** Turn of the pages: their content is stored turned and /Rotate turns it upright. One for all, or by sheet. */
    rotation?: PageRotation | PageRotation[];
  };
  project?: [string, string];
}

/** A ring or path in a page's unrotated user space, in points. */
export type UserPath = UserPoint[];

export interface RoomTruth {
  id: string;
  number: string;
  name: string;
  finish: string;
  /** Ring along the inner faces of the walls. */
  polygon: UserPath;
  /** Rings of objects in the room. */
  cutouts: UserPath[];
  /** Clear floor area less cut-outs, in square feet or metres. */
  area: number;
  /** Length of the outer ring, in feet or metres. */
  perimeter: number;
}

export interface WallTruth {
  id: string;
  kind: WallKind;
  /** Center line. */
  from: UserPoint;
  to: UserPoint;
  /** In feet or metres, openings not deducted. */
  length: number;
  thickness: number;
}

export interface DoorTruth {
  id: string;
  mark: string;
  kind: 'door' | 'double_door';
  room: string;
  /** Middle of the opening. */
  at: UserPoint;
  /** In feet or metres. */
  width: number;
}

export interface SymbolTruth {
  symbol: FixtureSymbol | DeviceSymbol | 'LT-A' | 'DL' | 'SD' | 'RD' | 'RTU';
  at: UserPoint;
  room: string;
}

export interface RoofTruth {
  name: string;
  polygon: UserPath;
  planArea: number;
  rise: number;
  run: number;
  /** Along the slope. */
  area: number;
}

export interface ViewTruth {
  name: string;
  /** Real units per point. */
  k: number;
  unit: LengthUnit;
  label: string;
  /** Where the scale holds, in user space. */
  region: { x: number; y: number; width: number; height: number };
}

/** Everything that is known of a page, in its unrotated user space (points, y upwards, origin at the lower left). */
export interface SheetTruth {
  index: number;
  kind: SheetKind;
  number: string;
  title: string;
  /** Size of the unrotated page, in points. */
  width: number;
  height: number;
  rotation: PageRotation;
  /** Scale of the sheet's main drawing; 0 on a sheet without one. */
  k: number;
  unit: LengthUnit;
  scale: string;
  views: ViewTruth[];
  rooms: RoomTruth[];
  walls: WallTruth[];
  doors: DoorTruth[];
  symbols: SymbolTruth[];
  /** Number of marks by symbol. */
  counts: Record<string, number>;
  roofs: RoofTruth[];
  /** The dimension strings: what to calibrate by. */
  dimensions: { from: UserPoint; to: UserPoint; length: number }[];
}

export interface PlanSetTruth {
  seed: number;
  project: string;
  unit: LengthUnit;
  /** Layers that a viewer can switch, by name. */
  layers: string[];
  sheets: SheetTruth[];
}

export interface PlanSet {
  pdf: Buffer;
  truth: PlanSetTruth;
}

const sizes = { 'arch-d': [2592, 1728], 'arch-e': [3456, 2592] } as const;

function scaleOf(options: PlanSetOptions): DrawingScale {
  const size = options.size ?? 'arch-d';
  const unit = options.style?.unit ?? 'ft';
  const id = options.style?.scale ?? (unit === 'm' ? '1:50' : size === 'arch-e' ? '3/8in-1ft' : '1/4in-1ft');
  const named = namedScales.find((scale) => scale.id === id);
  if (named === undefined) throw new RangeError(`There is no scale ${id}`);
  return {
    k: named.k,
    unit: named.unit,
    label: named.label.replace(/″/g, '"').replace(/′/g, "'"),
    // Points per foot: the building is designed in feet, whatever the drawing is dimensioned in.
    ppf: named.unit === 'm' ? 0.3048 / named.k : 1 / named.k,
  };
}

function ringMeasures(ring: Place[]): { area: number; perimeter: number } {
  let area = 0;
  let perimeter = 0;
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length] as Place;
    area += from.x * to.y - to.x * from.y;
    perimeter += Math.hypot(to.x - from.x, to.y - from.y);
  });
  return { area: Math.abs(area) / 2, perimeter };
}

function truthOf(
  sheet: Sheet,
  building: Building,
  drawn: Drawn,
): Omit<SheetTruth, 'index' | 'kind' | 'number' | 'title'> {
  const main = drawn.views[0];
  const unit = main?.scale.unit ?? 'ft';
  // The building is designed in feet.
  const real = unit === 'm' ? 0.3048 : 1;
  const view = main?.view as View;
  const path = (ring: Place[]): UserPath => ring.map((place) => view.user(place));
  const middle = (from: Place, to: Place): Place => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  const counts: Record<string, number> = {};
  for (const { symbol } of drawn.symbols) counts[symbol] = (counts[symbol] ?? 0) + 1;
  const shown = drawn.plan ? building : { rooms: [], walls: [], openings: [] };
  return {
    width: sheet.rotation % 180 === 0 ? sheet.width : sheet.height,
    height: sheet.rotation % 180 === 0 ? sheet.height : sheet.width,
    rotation: sheet.rotation,
    k: main?.scale.k ?? 0,
    unit,
    scale: main?.scale.label ?? '',
    views: drawn.views.map(({ name, scale, box }) => {
      const a = sheet.user(box.x, box.y);
      const b = sheet.user(box.x + box.width, box.y + box.height);
      return {
        name,
        k: scale.k,
        unit: scale.unit,
        label: scale.label,
        region: {
          x: Math.min(a.x, b.x),
          y: Math.min(a.y, b.y),
          width: Math.abs(a.x - b.x),
          height: Math.abs(a.y - b.y),
        },
      };
    }),
    rooms: shown.rooms.map((room) => {
      const outer = innerFaces(room, room.outline, building);
      const holes = room.holes.map((hole) => innerFaces(room, hole, building));
      const { area, perimeter } = ringMeasures(outer);
      const net = holes.reduce((sum, hole) => sum - ringMeasures(hole).area, area);
      return {
        id: room.id,
        number: room.number,
        name: room.name,
        finish: room.finish,
        polygon: path(outer),
        cutouts: holes.map(path),
        area: net * real * real,
        perimeter: perimeter * real,
      };
    }),
    walls: shown.walls.map(({ id, kind, from, to }) => ({
      id,
      kind,
      from: view.user(from),
      to: view.user(to),
      length: Math.hypot(to.x - from.x, to.y - from.y) * real,
      thickness: thickness[kind] * real,
    })),
    doors: shown.openings.flatMap(({ id, mark, kind, room, from, to, width }) =>
      kind === 'door' || kind === 'double_door'
        ? [{ id, mark, kind, room, at: view.user(middle(from, to)), width: width * real }]
        : [],
    ),
    symbols: drawn.symbols.map(({ symbol, at, room }) => ({
      symbol: symbol as SymbolTruth['symbol'],
      at: view.user(at),
      room,
    })),
    counts,
    roofs: drawn.roofs.map(({ name, outline, rise, run }) => {
      const planArea = ringMeasures(outline).area * real * real;
      return {
        name,
        polygon: path(outline),
        planArea,
        rise,
        run,
        area: (planArea * Math.hypot(rise, run)) / run,
      };
    }),
    dimensions: drawn.dimensions.map(({ from, to, feet }) => ({
      from: sheet.user(from.x, from.y),
      to: sheet.user(to.x, to.y),
      length: feet * real,
    })),
  };
}

interface Issue {
  variation: Variation;
  revisions: RevisionRow[];
  clouds: (building: Building) => DrawContext['clouds'];
}

async function drawSet(options: PlanSetOptions, issue: Issue): Promise<PlanSet> {
  const { seed, size = 'arch-d', project = ['ALDER CREEK', 'FAMILY CLINIC'] } = options;
  const [width, height] = sizes[size];
  const scale = scaleOf(options);
  const building = designBuilding(createRandom(seed), issue.variation);
  const list = Array.isArray(options.sheets)
    ? options.sheets
    : Array.from(
        { length: options.sheets ?? sheetKinds.length },
        (_, index) => sheetKinds[index % sheetKinds.length] as SheetKind,
      );
  const rotations = options.style?.rotation ?? 0;
  const doc = createDocument(`${project.join(' ')}, plan set ${seed}`);
  const layers = new Layers();
  const sheets: SheetTruth[] = [];
  const levels = new Map<SheetKind, number>();
  list.forEach((kind, index) => {
    const rotation = Array.isArray(rotations) ? (rotations[index % rotations.length] ?? 0) : rotations;
    const level = (levels.get(kind) ?? 0) + 1;
    levels.set(kind, level);
    const { number: series, title, draw } = kinds[kind];
    const number = `${series}.${level}`;
    const sheet = new Sheet(doc, width, height, rotation, layers);
    const single = kind === 'doors' || kind === 'elevations' || kind === 'enlarged';
    const field = sheet.layer('A-ANNO-TTLB', () =>
      drawFrame(sheet, {
        number,
        title,
        subtitle: single ? project.join(' ') : `LEVEL ${level}`,
        project,
        address: ['1140 Alder Creek Road', 'Springfield, Oregon 97477'],
        scale: kind === 'enlarged' ? 'AS NOTED' : kind === 'doors' ? 'NONE' : scale.label,
        issued: '01/20/26',
        projectNumber: `${2500 + (seed % 500)}`,
        revisions: issue.revisions,
      }),
    );
    const drawn = draw({
      sheet,
      field,
      building,
      scale,
      u: height / 1728,
      title: single ? title : `${title}, LEVEL ${level}`,
      clouds: kind === 'floor' ? issue.clouds(building) : [],
    });
    sheets.push({ index, kind, number, title, ...truthOf(sheet, building, drawn) });
  });
  layers.finish(doc);
  return {
    pdf: await finish(doc),
    truth: { seed, project: project.join(' '), unit: scale.unit, layers: layers.names, sheets },
  };
}

const firstIssue: Issue = { variation: {}, revisions: [], clouds: () => [] };

/**
 * Draws an architect's plan set of a clinic as a vector PDF, with the truth of every sheet by construction.
 * @throws RangeError for an unknown scale.
 */
export function generatePlanSet(options: PlanSetOptions): Promise<PlanSet> {
  return drawSet(options, firstIssue);
}

/** One difference between two issues of a sheet, by what it concerns. Positions are in user space. */
export type PlanChange =
  | { kind: 'room_area'; room: string; before: number; after: number }
  | { kind: 'wall_removed' | 'wall_added'; wall: Omit<WallTruth, 'id'> }
  | { kind: 'door_moved'; mark: string; from: UserPoint; to: UserPoint }
  | { kind: 'door_removed' | 'door_added'; mark: string; at: UserPoint; width: number }
  | { kind: 'symbol_removed' | 'symbol_added'; symbol: string; at: UserPoint };

export interface RevisionPair {
  before: PlanSet;
  after: PlanSet;
  /** What differs, by sheet index. */
  changes: Record<number, PlanChange[]>;
}

const near = (a: UserPoint, b: UserPoint): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

/** What differs between two issues of a sheet. */
export function compareSheets(before: SheetTruth, after: SheetTruth): PlanChange[] {
  const changes: PlanChange[] = [];
  for (const room of before.rooms) {
    const other = after.rooms.find(({ number }) => number === room.number);
    if (other !== undefined && Math.abs(other.area - room.area) > 1e-9) {
      changes.push({ kind: 'room_area', room: room.number, before: room.area, after: other.area });
    }
  }
  const bare = ({ id: _id, ...wall }: WallTruth): Omit<WallTruth, 'id'> => wall;
  const sameWall = (a: WallTruth) => (b: WallTruth) => near(a.from, b.from) && near(a.to, b.to);
  for (const wall of before.walls) {
    if (!after.walls.some(sameWall(wall))) changes.push({ kind: 'wall_removed', wall: bare(wall) });
  }
  for (const wall of after.walls) {
    if (!before.walls.some(sameWall(wall))) changes.push({ kind: 'wall_added', wall: bare(wall) });
  }
  for (const door of before.doors) {
    const other = after.doors.find(({ mark }) => mark === door.mark);
    if (other === undefined)
      changes.push({ kind: 'door_removed', mark: door.mark, at: door.at, width: door.width });
    else if (!near(door.at, other.at))
      changes.push({ kind: 'door_moved', mark: door.mark, from: door.at, to: other.at });
  }
  for (const door of after.doors) {
    if (!before.doors.some(({ mark }) => mark === door.mark)) {
      changes.push({ kind: 'door_added', mark: door.mark, at: door.at, width: door.width });
    }
  }
  const sameSymbol = (a: SymbolTruth) => (b: SymbolTruth) => a.symbol === b.symbol && near(a.at, b.at);
  for (const mark of before.symbols) {
    if (!after.symbols.some(sameSymbol(mark)))
      changes.push({ kind: 'symbol_removed', symbol: mark.symbol, at: mark.at });
  }
  for (const mark of after.symbols) {
    if (!before.symbols.some(sameSymbol(mark)))
      changes.push({ kind: 'symbol_added', symbol: mark.symbol, at: mark.at });
  }
  return changes;
}

/**
 * Two issues of one plan set: in the second a partition has moved by 2 ft, a door is gone and another added, a sink
 * is added, all clouded and in the revision table.
 */
export async function generateRevisionPair(options: PlanSetOptions): Promise<RevisionPair> {
  const before = await drawSet(options, firstIssue);
  const after = await drawSet(options, {
    variation: { partitionShift: 2, doorsChanged: true, sinkAdded: true },
    revisions: [{ mark: '1', text: 'ADDENDUM 1', date: '02/12/26' }],
    clouds: (building) => {
      const of = (
        test: (room: Building['rooms'][number]) => boolean,
      ): Building['rooms'][number] | undefined => building.rooms.find(test);
      const lab = of(({ kind }) => kind === 'lab');
      const exam = of(({ name }) => name === 'EXAM 2');
      const consult = of(({ kind }) => kind === 'consult');
      const region = (x0: number, y0: number, x1: number, y1: number) => ({
        region: { x0, y0, x1, y1 },
        mark: '1',
      });
      const clouds: DrawContext['clouds'] = [];
      const corner = lab?.outline[0];
      if (corner !== undefined) {
        const end = lab?.outline[2] as Place;
        clouds.push(region(corner.x - 3.5, corner.y + 1.2, corner.x + 1.6, end.y - 0.8));
      }
      if (exam !== undefined) {
        const [a, b] = [exam.outline[0] as Place, exam.outline[2] as Place];
        clouds.push(region(a.x + 0.8, a.y + 1, a.x + 3.4, b.y - 5));
      }
      if (consult !== undefined) {
        const corner = consult.outline[1] as Place;
        clouds.push(region(corner.x - 5, corner.y - 1, corner.x + 5, corner.y + 4));
      }
      return clouds;
    },
  });
  const changes: Record<number, PlanChange[]> = {};
  before.truth.sheets.forEach((sheet, index) => {
    const found = compareSheets(sheet, after.truth.sheets[index] as SheetTruth);
    if (found.length > 0) changes[index] = found;
  });
  return { before, after, changes };
}
