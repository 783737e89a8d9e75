import { pie } from 'd3-shape';
import type { ChartBox } from './chartFrameTypes.ts';
import type { ChartPart } from './chartTypes.ts';
import { spreadLabels } from './plot.ts';

/** Pixels of a label with its figure, and of the name alone. */
const labelHeight = 32;
const nameHeight = 16;

/** Measures of the ring in pixels, and its slices. */
export function donutGeometry(parts: readonly ChartPart[], box: ChartBox) {
  const isNarrow = box.width < 380;
  const outer = Math.max(24, Math.min(box.height / 2 - 12, isNarrow ? box.width / 4 : box.width / 4.4));
  // Narrow charts have the names in one column at the end.
  const middle = isNarrow ? outer + 4 : box.width / 2;
  const slices = pie<ChartPart>()
    .value(({ value }) => Math.max(0, value))
    .sort(null)
    .padAngle(0)([...parts]);
  return { outer, middle, isNarrow, slices, cy: box.height / 2 };
}

export type DonutGeometry = ReturnType<typeof donutGeometry>;

/** Place of a slice's label. */
export interface LabelPlace {
  /** Middle of the slice, clockwise from the top. */
  angle: number;
  /** True for labels at the end of the chart, false at its start. */
  isEnd: boolean;
  y: number;
  /** True if its side has room for one line a slice only. */
  isTight: boolean;
}

/**
 * Places the labels on both sides of the ring without overlaps; on narrow charts in one column. A side without room for
 * its figures has the names alone, and one without room for all names has those of its largest slices.
 */
export function placeLabels(
  box: Pick<ChartBox, 'height'>,
  { outer, isNarrow, slices, cy }: Omit<DonutGeometry, 'middle'>,
): (LabelPlace | undefined)[] {
  const sides = slices.map((slice) => {
    const angle = (slice.startAngle + slice.endAngle) / 2;
    const isEnd = isNarrow || Math.sin(angle) >= 0;
    return { angle, isEnd, y: cy - Math.cos(angle) * outer * 1.08 };
  });
  const [top, bottom] = [14, box.height - 18];
  const placed: (LabelPlace | undefined)[] = sides.map(() => undefined);
  for (const isEnd of [true, false]) {
    const all = sides.flatMap((side, at) => (side.isEnd === isEnd ? [at] : []));
    const isTight = (all.length - 1) * labelHeight > bottom - top;
    const height = isTight ? nameHeight : labelHeight;
    const count = Math.floor((bottom - top) / height) + 1;
    const largest = new Set(
      all.toSorted((a, b) => (slices[b]?.value ?? 0) - (slices[a]?.value ?? 0)).slice(0, count),
    );
    const own = all.filter((at) => largest.has(at));
    const preferredPositions = own.map((at, step) =>
      isNarrow ? 16 + (step + 0.5) * ((box.height - 32) / Math.max(1, own.length)) : (sides[at]?.y ?? 0),
    );
    spreadLabels(preferredPositions, height, top, bottom).forEach((y, step) => {
      const at = own[step] ?? 0;
      const side = sides[at];
      if (side) placed[at] = { ...side, y, isTight };
    });
  }
  return placed;
}
