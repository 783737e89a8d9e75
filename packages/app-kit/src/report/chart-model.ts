import type { ReportSettings, Summary, SummaryFigures, SummaryGroup } from '@plumbline/api';
import type { Period } from '@plumbline/api/entities';
import { nextPeriod, periodLabel } from '@plumbline/api/summary-periods';
import { chartMeasure } from './settings.ts';
import { reportMessages } from './messages.ts';

/** Maximum number of bars or points, limited by readability. */
const MAX_BARS = 24;
const MAX_POINTS = 120;
/** Maximum number of series, limited by distinguishable colors. */
const MAX_SERIES = 6;
export const restLabel = reportMessages.allOthers;

export interface DrawnSeries {
  id: string;
  label: string;
  values: (number | null)[];
  /** Group of each category; undefined for merged series and missing values. */
  parts: (SummaryGroup | undefined)[];
}
export interface ChartData {
  categories: string[];
  /** Group of each category; undefined for a period without records. */
  groups: (SummaryGroup | undefined)[];
  series: DrawnSeries[];
  /** Number of groups that are not drawn. */
  left: number;
}

/** True when the figures of groups can be summed. */
export const isAdditive = (settings: ReportSettings): boolean =>
  ['count', 'sum'].includes(chartMeasure(settings).op);

/** Charted figure of a group; the count without measures. */
const figureOf = ({ count, values }: SummaryFigures, settings: ReportSettings): number | null => {
  if (settings.measures.length === 0) return count;
  const value = values[0];
  return value === null || value === undefined ? null : Number(value);
};

/** Sorts groups by time and adds periods without records. */
function filled(groups: readonly SummaryGroup[], per: Period): { key: string; group?: SummaryGroup }[] {
  const dated = groups
    .flatMap((group) => (group.key === null ? [] : [{ key: group.key, group }]))
    .toSorted((one, other) => one.key.localeCompare(other.key));
  const all: { key: string; group?: SummaryGroup }[] = [];
  for (const each of dated) {
    const last = all.at(-1);
    let key = last ? nextPeriod(last.key, per) : each.key;
    for (let gap = 0; key < each.key && gap < MAX_POINTS; gap++, key = nextPeriod(key, per))
      all.push({ key });
    all.push(each);
  }
  return all;
}

/** Builds the categories and series of a chart. */
export function chartDataOf({ groups, parts = [] }: Summary, settings: ReportSettings): ChartData {
  const adds = isAdditive(settings);
  const per = settings.by[0]?.per;
  const isLine = settings.chart === 'line' && per !== undefined;
  const points = isLine
    ? filled(groups, per)
    : groups.map((group) => ({ key: group.key ?? group.label, group }));
  // Line charts show the latest points, bar charts the first bars.
  const shown = isLine ? points.slice(-MAX_POINTS) : points.slice(0, MAX_BARS);
  const nothing = adds ? 0 : null;
  const valuesOf = (of: (group: SummaryGroup) => number | null) =>
    shown.map(({ group }) => (group ? of(group) : nothing));
  const drawing = {
    categories: shown.map(({ key, group }) => group?.label ?? (per ? periodLabel(key, per) : key)),
    groups: shown.map(({ group }) => group),
    left: points.length - shown.length + (isLine ? groups.filter(({ key }) => key === null).length : 0),
  };
  if (settings.by.length < 2)
    return {
      ...drawing,
      series: [{ id: 'all', label: '', values: valuesOf((group) => figureOf(group, settings)), parts: [] }],
    };
  const isWhole = parts.length <= MAX_SERIES;
  const named = isWhole ? parts : parts.slice(0, adds ? MAX_SERIES - 1 : MAX_SERIES);
  const same = (one: SummaryGroup, other: SummaryGroup) => one.key === other.key && one.label === other.label;
  const series = named.map((part, at): DrawnSeries => {
    const own = shown.map(({ group }) => group?.parts?.find((each) => same(each, part)));
    return {
      id: `part-${at}`,
      label: part.label,
      values: own.map((each) => (each ? figureOf(each, settings) : nothing)),
      parts: own,
    };
  });
  if (isWhole || !adds) return { ...drawing, series };
  const remainder = valuesOf((group) =>
    (group.parts ?? [])
      .filter((each) => !named.some((part) => same(part, each)))
      .reduce((sum, each) => sum + (figureOf(each, settings) ?? 0), 0),
  );
  return { ...drawing, series: [...series, { id: 'rest', label: restLabel, values: remainder, parts: [] }] };
}

/** Slices of a donut chart: the largest ones and the rest combined. */
export function donutSlices({ groups }: Summary, settings: ReportSettings) {
  const figures = groups
    .map((group) => ({ group, value: figureOf(group, settings) ?? 0 }))
    .filter(({ value }) => value > 0);
  const ranked = figures.toSorted((one, other) => other.value - one.value);
  const isWhole = ranked.length <= MAX_SERIES;
  const named = new Set((isWhole ? ranked : ranked.slice(0, MAX_SERIES - 1)).map(({ group }) => group));
  const pieces: { label: string; value: number; group?: SummaryGroup }[] = figures
    .filter(({ group }) => named.has(group))
    .map(({ group, value }) => ({ label: group.label, value, group }));
  if (isWhole) return pieces;
  const remainder = figures
    .filter(({ group }) => !named.has(group))
    .reduce((sum, { value }) => sum + value, 0);
  return [...pieces, { label: restLabel, value: remainder }];
}

/** Reason why a chart type does not fit the settings; undefined when it does. */
export function refusalOf(chart: ReportSettings['chart'], settings: ReportSettings): string | undefined {
  if (chart === 'none') return undefined;
  if (settings.by.length === 0) return reportMessages.chartUngrouped;
  if (chart === 'line' && !settings.by[0]?.per) return reportMessages.lineChartUndated;
  if (chart === 'donut' && settings.by.length > 1) return reportMessages.donutChartGroupings;
  if (chart === 'donut' && !isAdditive(settings)) return reportMessages.donutChartFigure;
  return undefined;
}
/** Chart type that can be shown for the settings. */
export const chartOf = (settings: ReportSettings): ReportSettings['chart'] =>
  refusalOf(settings.chart, settings) === undefined
    ? settings.chart
    : settings.by.length === 0
      ? 'none'
      : 'bar';
