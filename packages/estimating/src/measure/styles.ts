import { drawnAs } from './change-type.ts';
import type { Point, TakeoffType } from './types.ts';

/** Hatches, which distinguish conditions without color: area fills and line dashes. */
export const hatches = [
  'none',
  'diagonal',
  'back_diagonal',
  'cross',
  'horizontal',
  'vertical',
  'grid',
  'dots',
] as const;
export type Hatch = (typeof hatches)[number];

/** Shapes of count marks. */
export const markShapes = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const;
export type MarkShape = (typeof markShapes)[number];

/** Size of a hatch tile. */
export const hatchTile = 8;
const tileEdge = hatchTile;
const half = hatchTile / 2;
type Stroke = readonly [Point, Point];
const rising: Stroke = [
  { x: 0, y: tileEdge },
  { x: tileEdge, y: 0 },
];
const falling: Stroke = [
  { x: 0, y: 0 },
  { x: tileEdge, y: tileEdge },
];
const level: Stroke = [
  { x: 0, y: half },
  { x: tileEdge, y: half },
];
const upright: Stroke = [
  { x: half, y: 0 },
  { x: half, y: tileEdge },
];
/** Lines of one tile, y down; none for dots. */
export const hatchStrokes: Readonly<Record<Hatch, readonly Stroke[]>> = {
  none: [],
  diagonal: [rising],
  back_diagonal: [falling],
  cross: [rising, falling],
  horizontal: [level],
  vertical: [upright],
  grid: [level, upright],
  dots: [],
};
const rotatedHatches: Partial<Record<Hatch, Hatch>> = {
  diagonal: 'back_diagonal',
  back_diagonal: 'diagonal',
  horizontal: 'vertical',
  vertical: 'horizontal',
};
/** Hatch that looks the same on a sheet rotated by a quarter turn. */
export const turnedHatch = (hatch: Hatch): Hatch => rotatedHatches[hatch] ?? hatch;

/** Dash pattern in multiples of the line width; empty for solid lines. */
export const hatchDashes: Readonly<Record<Hatch, readonly number[]>> = {
  none: [],
  diagonal: [4, 2],
  back_diagonal: [9, 2.5],
  cross: [6, 2, 1.2, 2],
  horizontal: [9, 2, 3, 2],
  vertical: [2.2, 2.2],
  grid: [6, 1.6, 1.2, 1.6, 1.2, 1.6],
  dots: [1.1, 1.3],
};

const arm = 0.5;
const outlines: Readonly<Record<MarkShape, readonly (readonly [number, number])[]>> = {
  circle: [],
  square: [
    [-0.95, -0.95],
    [0.95, -0.95],
    [0.95, 0.95],
    [-0.95, 0.95],
  ],
  // Centered at the number, not at half of the height.
  triangle: [
    [0, -1.55],
    [1.5, 1],
    [-1.5, 1],
  ],
  diamond: [
    [0, -1.45],
    [1.45, 0],
    [0, 1.45],
    [-1.45, 0],
  ],
  cross: [
    [-arm, -1.35],
    [arm, -1.35],
    [arm, -arm],
    [1.35, -arm],
    [1.35, arm],
    [arm, arm],
    [arm, 1.35],
    [-arm, 1.35],
    [-arm, arm],
    [-1.35, arm],
    [-1.35, -arm],
    [-arm, -arm],
  ],
};
/** Corners of a shape around 0, 0 with the visual weight of a disc of that radius, y down; none for a circle. */
export const markOutline = (shape: MarkShape, radius: number): Point[] =>
  outlines[shape].map(([x, y]) => ({ x: x * radius, y: y * radius }));

/** Style of a condition. */
export interface ConditionLook {
  color: string;
  hatch: Hatch;
  mark_shape: MarkShape;
}

/**
 * Style for a new condition that differs from existing ones, first by pattern, then by color.
 * @param colors colors to choose from; at least one
 */
export function distinctLook(
  there: readonly { type: TakeoffType; color: string; hatch?: Hatch; mark_shape?: MarkShape }[],
  type: TakeoffType,
  colors: readonly [string, ...string[]],
): ConditionLook {
  const kind = drawnAs(type);
  const alike = there.filter((each) => drawnAs(each.type) === kind);
  const patternOf = (each: { hatch?: Hatch; mark_shape?: MarkShape }) =>
    kind === 'marks' ? (each.mark_shape ?? 'circle') : (each.hatch ?? 'none');
  const count = (list: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
    return (of: string) => counts.get(of) ?? 0;
  };
  const uses = count(alike.map(patternOf));
  const usesOfColor = count(there.map(({ color }) => color.toLowerCase()));
  const usesOfPair = count(alike.map((each) => `${patternOf(each)}${each.color.toLowerCase()}`));
  const patterns: readonly (Hatch | MarkShape)[] = kind === 'marks' ? markShapes : hatches;
  let best = { pattern: patterns[0] ?? 'none', color: colors[0], rank: [Infinity, 0, 0] };
  const isLess = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((each, index) => each !== b[index]);
    return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
  };
  for (const pattern of patterns)
    for (const color of colors) {
      const own = color.toLowerCase();
      const rank = [usesOfPair(`${pattern}${own}`), uses(pattern), usesOfColor(own)];
      if (isLess(rank, best.rank)) best = { pattern, color, rank };
    }
  return {
    color: best.color,
    hatch: kind === 'marks' ? 'none' : (best.pattern as Hatch),
    mark_shape: kind === 'marks' ? (best.pattern as MarkShape) : 'circle',
  };
}
