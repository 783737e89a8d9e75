import type { ReportSettings, Summary, SummaryFigures, SummaryGroup } from '@plumbline/api';
import { nextPeriod, periodLabel, type Period } from '@plumbline/api/kinds';
import { drawnOf } from './settings.ts';

/** More bars or points would be thinner than what tells them apart. */
const mostDrawn = 24;
const mostPoints = 120;
/** Told apart by colour. */
const mostSeries = 6;
export const restLabel = 'All others';

export interface DrawnSeries {
  id: string;
  label: string;
  values: (number | null)[];
  /** Its part of each category; undefined where several are drawn as one, and where there is none. */
  parts: (SummaryGroup | undefined)[];
}
export interface Drawing {
  categories: string[];
  /** Of each category; undefined for a period without records. */
  groups: (SummaryGroup | undefined)[];
  series: DrawnSeries[];
  /** Groups that are not drawn. */
  left: number;
}

/** Whether figures of several groups add up to that of all of them. */
export const isAdditive = (settings: ReportSettings): boolean =>
  ['count', 'sum'].includes(drawnOf(settings).op);

/** The drawn figure of a group; without measures it is the count. */
const figureOf = ({ count, values }: SummaryFigures, settings: ReportSettings): number | null => {
  if (settings.measures.length === 0) return count;
  const value = values[0];
  return value === null || value === undefined ? null : Number(value);
};

/** Groups in the order of time, with the periods between them that have no records. */
function filled(groups: readonly SummaryGroup[], per: Period): { key: string; group?: SummaryGroup }[] {
  const dated = groups
    .flatMap((group) => (group.key === null ? [] : [{ key: group.key, group }]))
    .toSorted((one, other) => one.key.localeCompare(other.key));
  const all: { key: string; group?: SummaryGroup }[] = [];
  for (const each of dated) {
    const last = all.at(-1);
    let key = last ? nextPeriod(last.key, per) : each.key;
    for (let gap = 0; key < each.key && gap < mostPoints; gap++, key = nextPeriod(key, per))
      all.push({ key });
    all.push(each);
  }
  return all;
}

/** What a chart of a summary shows: its categories, and a series for each of the parts. */
export function drawingOf({ groups, parts = [] }: Summary, settings: ReportSettings): Drawing {
  const adds = isAdditive(settings);
  const per = settings.by[0]?.per;
  const isLine = settings.chart === 'line' && per !== undefined;
  const points = isLine
    ? filled(groups, per)
    : groups.map((group) => ({ key: group.key ?? group.label, group }));
  // The latest ones of a line, and the first ones of bars.
  const shown = isLine ? points.slice(-mostPoints) : points.slice(0, mostDrawn);
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
  const isWhole = parts.length <= mostSeries;
  const named = isWhole ? parts : parts.slice(0, adds ? mostSeries - 1 : mostSeries);
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
  const rest = valuesOf((group) =>
    (group.parts ?? [])
      .filter((each) => !named.some((part) => same(part, each)))
      .reduce((sum, each) => sum + (figureOf(each, settings) ?? 0), 0),
  );
  return { ...drawing, series: [...series, { id: 'rest', label: restLabel, values: rest, parts: [] }] };
}

/** The pieces of a ring: the largest ones, and the rest as one. */
export function piecesOf({ groups }: Summary, settings: ReportSettings) {
  const figures = groups
    .map((group) => ({ group, value: figureOf(group, settings) ?? 0 }))
    .filter(({ value }) => value > 0);
  const ranked = figures.toSorted((one, other) => other.value - one.value);
  const isWhole = ranked.length <= mostSeries;
  const named = new Set((isWhole ? ranked : ranked.slice(0, mostSeries - 1)).map(({ group }) => group));
  const pieces: { label: string; value: number; group?: SummaryGroup }[] = figures
    .filter(({ group }) => named.has(group))
    .map(({ group, value }) => ({ label: group.label, value, group }));
  if (isWhole) return pieces;
  const rest = figures.filter(({ group }) => !named.has(group)).reduce((sum, { value }) => sum + value, 0);
  return [...pieces, { label: restLabel, value: rest }];
}

/** Why a chart does not suit what is asked for; undefined where it does. */
export function refusalOf(chart: ReportSettings['chart'], settings: ReportSettings): string | undefined {
  if (chart === 'none') return undefined;
  if (settings.by.length === 0) return 'Group the records first: a chart compares groups.';
  if (chart === 'line' && !settings.by[0]?.per) return 'A line goes over time: group by a date first.';
  if (chart === 'donut' && settings.by.length > 1) return 'A donut shows one grouping.';
  if (chart === 'donut' && !isAdditive(settings))
    return 'A donut shows parts of a whole: draw a count or a sum.';
  return undefined;
}
/** The chart as it can be shown. */
export const chartOf = (settings: ReportSettings): ReportSettings['chart'] =>
  refusalOf(settings.chart, settings) === undefined
    ? settings.chart
    : settings.by.length === 0
      ? 'none'
      : 'bar';
