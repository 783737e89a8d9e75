import { shortFigure, type FigureFormat } from './figures.ts';
import type { Rect } from './labelPlacement.ts';
import { stackSeries, textWidth, type StackPart } from './plot.ts';

/** Side by side, on top of each other, or as shares of their sum. */
export type BarLayout = 'grouped' | 'stacked' | 'percent';

type Values = readonly (number | null)[];

/**
 * Extent of each bar along the value axis, by series and category; null without a value. Shares are in percent of the
 * sum of the amounts, so that negative parts count and point down.
 */
export function barExtents(series: readonly Values[], layout: BarLayout): (StackPart | null)[][] {
  const isMissing = (values: Values, at: number) => values[at] === null || values[at] === undefined;
  const count = Math.max(0, ...series.map((values) => values.length));
  if (layout === 'grouped')
    return series.map((values) =>
      Array.from({ length: count }, (_, at) =>
        isMissing(values, at) ? null : { from: 0, to: values[at] ?? 0 },
      ),
    );
  const sums = Array.from({ length: count }, (_, at) =>
    series.reduce((sum, values) => sum + Math.abs(values[at] ?? 0), 0),
  );
  const amounts =
    layout === 'stacked'
      ? series
      : series.map((values) =>
          values.map((value, at) => {
            const sum = sums[at] ?? 0;
            return value === null || sum === 0 ? value : (value / sum) * 100;
          }),
        );
  return stackSeries(amounts).map((parts, one) =>
    parts.map((part, at) => (isMissing(series[one] ?? [], at) ? null : part)),
  );
}

/** Places of categories and their bars along the category axis, in pixels. */
export interface BarSlots {
  /** Start of the first category. */
  from: number;
  /** Length of a category. */
  room: number;
  /** Length of all bars of a category. */
  inner: number;
  /** Thickness of a bar. */
  size: number;
  gap: number;
}

/** Divides a length into categories; `count` is the number of bars side by side in each. */
export function barSlots(from: number, end: number, categories: number, count: number): BarSlots {
  const room = (end - from) / Math.max(1, categories);
  const bars = Math.max(1, count);
  const inner = Math.min(room * 0.72, bars === 1 ? 56 : 36 * bars);
  const gap = bars === 1 ? 0 : Math.min(2, inner / 12);
  return { from, room, inner, size: (inner - gap * (bars - 1)) / bars, gap };
}

export interface Bar {
  /** Index of the series among the drawn ones. */
  series: number;
  index: number;
  value: number;
  /** Position along the category axis. */
  at: number;
  size: number;
  /** Extent along the value axis, starting nearer to zero. */
  from: number;
  to: number;
}

/** Bars of all series in pixels. */
export function barsOf(
  series: readonly Values[],
  layout: BarLayout,
  { from, room, inner, size, gap }: BarSlots,
  scale: (value: number) => number,
): Bar[] {
  return barExtents(series, layout).flatMap((extents, one) =>
    extents.flatMap((extent, index) => {
      const value = series[one]?.[index];
      if (!extent || value === null || value === undefined) return [];
      const shift = layout === 'grouped' ? one * (size + gap) : 0;
      return {
        series: one,
        index,
        value,
        at: from + room * index + (room - inner) / 2 + shift,
        size,
        from: scale(extent.from),
        to: scale(extent.to),
      };
    }),
  );
}

/** Rectangle of a bar, counted from the start edge. */
export function barRect({ at, size, from, to }: Bar, isFlat: boolean): Rect {
  const low = Math.min(from, to);
  const long = Math.abs(from - to);
  return isFlat ? { x: low, y: at, width: long, height: size } : { x: at, y: low, width: size, height: long };
}

export interface BarLabel {
  key: string;
  text: string;
  /** Position of the text's anchor, counted from the start edge. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  rect: Rect;
}

interface BarEnd {
  key: string;
  at: number;
  to: number;
  value: number;
  room: number;
}

/** End of each stack on the side of its sum, with the sum. */
function stackEnds(bars: readonly Bar[], room: number, isFlat: boolean): BarEnd[] {
  const indexes = [...new Set(bars.map(({ index }) => index))];
  return indexes.map((index) => {
    const own = bars.filter((bar) => bar.index === index);
    const value = own.reduce((sum, bar) => sum + bar.value, 0);
    const isBelow = value < 0;
    const side = own.filter((bar) => bar.value < 0 === isBelow);
    const edges = (side.length > 0 ? side : own).map(({ to }) => to);
    return {
      key: String(index),
      at: (own[0]?.at ?? 0) + (own[0]?.size ?? 0) / 2,
      // Pixels grow toward the end edge and toward the bottom.
      to: isFlat === isBelow ? Math.min(...edges) : Math.max(...edges),
      value,
      room,
    };
  });
}

/** Labels at the ends of bars or stacks; none unless all of them fit. */
export function barLabels(
  bars: readonly Bar[],
  layout: BarLayout,
  slots: BarSlots,
  isFlat: boolean,
  format: FigureFormat,
): BarLabel[] {
  if (layout === 'percent') return [];
  const ends: BarEnd[] =
    layout === 'stacked'
      ? stackEnds(bars, slots.room, isFlat)
      : bars.map(({ series, index, at, size, to, value }) => ({
          key: `${series}-${index}`,
          at: at + size / 2,
          to,
          value,
          room: slots.inner > size ? size + slots.gap : slots.room,
        }));
  const isTight = ends.some(({ value, room }) =>
    isFlat ? room < 14 : room < textWidth(shortFigure(value, format)) + 4,
  );
  if (isTight) return [];
  return ends.map(({ key, at, to, value }) => {
    const text = shortFigure(value, format);
    const width = textWidth(text);
    const isBelow = value < 0;
    if (!isFlat) {
      const y = to + (isBelow ? 13 : -5);
      return {
        key,
        text,
        x: at,
        y,
        anchor: 'middle',
        rect: { x: at - width / 2, y: y - 11, width, height: 14 },
      };
    }
    const x = to + (isBelow ? -6 : 6);
    return {
      key,
      text,
      x,
      y: at,
      anchor: isBelow ? 'end' : 'start',
      rect: { x: isBelow ? x - width : x, y: at - 7, width, height: 14 },
    };
  });
}

/** Labels beside horizontal bars, moved past a vertical line that would cross them. */
export function labelsPastLine(labels: readonly BarLabel[], line: number): BarLabel[] {
  return labels.map((label) => {
    const { rect, anchor } = label;
    if (line < rect.x - 3 || line > rect.x + rect.width + 3) return label;
    const x = anchor === 'end' ? line - 6 : line + 6;
    return { ...label, x, rect: { ...rect, x: anchor === 'end' ? x - rect.width : x } };
  });
}
