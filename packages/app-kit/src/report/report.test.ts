import '../navigation/sample-paths.ts';
import type { ReportSettings, Summary, SummaryGroup } from '@plumbline/api';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf, chartDataOf, donutSlices, refusalOf, restLabel } from './chart-model.ts';
import { conditionsIn } from './print-rows.ts';
import {
  initialSettings,
  groupable,
  isSameReport,
  listHref,
  measurable,
  queryOf,
  completeSettings,
} from './settings.ts';

const fields = {
  name: { label: 'Name', kind: 'text', filter: true },
  stage: { label: 'Stage', kind: 'text', filter: true, choices: 'status:opportunity' },
  account_id: { label: 'Account', kind: 'uuid', filter: true, ref: 'account' },
  loose_id: { label: 'Loose', kind: 'uuid', filter: true },
  bid_date: { label: 'Bid date', kind: 'day', filter: true },
  amount: { label: 'Amount', kind: 'decimal', filter: true, format: 'money' },
  chance: { label: 'Chance', kind: 'number', filter: true, format: 'percent' },
  area: { label: 'Area', kind: 'decimal', write: true as const },
  shown: { label: 'Shown', kind: 'decimal' },
  won: { label: 'Won', kind: 'boolean', filter: true },
};
const settings = (more: Partial<ReportSettings> = {}) =>
  completeSettings({
    by: [{ field: 'stage' }],
    measures: [{ op: 'sum', field: 'amount' }],
    chart: 'bar',
    ...more,
  });
const group = (key: string, value: number | null, more: Partial<SummaryGroup> = {}): SummaryGroup => ({
  key,
  label: key,
  count: 1,
  values: [value === null ? null : String(value)],
  filter: [{ field: 'stage', op: 'eq', value: key }],
  ...more,
});
const summary = (groups: SummaryGroup[], parts?: SummaryGroup[]): Summary => ({
  groups,
  ...(parts ? { parts } : {}),
  total: { count: groups.length, values: [null] },
});

describe('report settings', () => {
  test('lists groupable and measurable fields', () => {
    expect(groupable(fields).map(({ id }) => id)).toEqual(['name', 'stage', 'account_id', 'bid_date', 'won']);
    const { figures, shares } = measurable(fields, { stage: [{ id: 'Lost', label: 'Lost' }] });
    const named = Object.fromEntries(figures.map(({ id, items }) => [id, items.map(({ label }) => label)]));
    expect(named).toEqual({
      sum: ['Amount', 'Area'],
      avg: ['Amount', 'Chance', 'Area'],
      min: ['Amount', 'Chance', 'Area'],
      max: ['Amount', 'Chance', 'Area'],
    });
    expect(shares.map(({ field, values }) => [field, values.length])).toEqual([
      ['stage', 1],
      ['won', 2],
    ]);
    expect(initialSettings({ boardSum: 'amount' }, fields)).toMatchObject({
      by: [{ field: 'stage' }],
      measures: [{ op: 'count' }, { op: 'sum', field: 'amount' }],
    });
  });

  test('isSameReport ignores omitted defaults', () => {
    const settings: ReportSettings = { by: [], measures: [], chart: 'none' };
    expect(isSameReport(settings, { ...settings, search: '', filter: '[]', sort: '' })).toBe(true);
    expect(isSameReport(settings, { ...settings, sort: 'count' })).toBe(false);
    expect(queryOf(completeSettings(settings))).toEqual({ by: '[]', measures: '[]' });
  });

  test('listHref combines filter, search and groups', () => {
    const own = settings({ filter: '[{"field":"won","op":"eq","value":"true"}]', search: 'pier & co' });
    const href = listHref({ list: 'crm-opportunity' }, own, group('Bid', 1), group('x', 1)) ?? '';
    const address = new URL(href, 'http://x');
    expect(address.pathname).toBe('/crm/opportunity');
    expect(address.searchParams.get('q')).toBe('pier & co');
    expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual([
      { field: 'won', op: 'eq', value: 'true' },
      { field: 'stage', op: 'eq', value: 'Bid' },
      { field: 'stage', op: 'eq', value: 'x' },
    ]);
    const otherGroup: SummaryGroup = { key: null, label: 'Other', count: 3, values: [], groups: 2 };
    expect(listHref({ list: 'crm-opportunity' }, own, otherGroup)).toBeUndefined();
  });

  test('conditionsIn describes search and filters', () => {
    expect(
      conditionsIn(
        settings({
          search: 'pier',
          filter: '[{"field":"stage","op":"in","value":["a","b"]},{"field":"x","op":"eq","value":null}]',
        }),
        [{ id: 'stage', label: 'Stage', type: 'select', options: [{ id: 'a', label: 'Bid' }] }],
      ),
    ).toEqual(['Search: pier', 'Stage is any of Bid, b', 'x is empty']);
  });
});

describe('chart model', () => {
  test('adds periods without records', () => {
    const line = settings({ by: [{ field: 'bid_date', per: 'month' }], chart: 'line' });
    const none = { ...group('', 9), key: null, label: '(none)' };
    const drawing = chartDataOf(summary([group('2026-03-01', 3), group('2025-12-01', 1), none]), line);
    expect(drawing.categories).toEqual(['2025-12-01', 'Jan 2026', 'Feb 2026', '2026-03-01']);
    expect(drawing.series[0]?.values).toEqual([1, 0, 0, 3]);
    expect(drawing.left).toBe(1);
    const average = { ...line, measures: [{ op: 'avg' as const, field: 'amount' }] };
    expect(
      chartDataOf(summary([group('2026-03-01', 3), group('2026-01-01', 1)]), average).series[0]?.values,
    ).toEqual([1, null, 3]);
  });

  test('keeps sums: series add up to groups, slices to the total', () => {
    const figure = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(
        fc.array(fc.array(figure, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 20 }),
        (cells) => {
          const partsOf = (row: number[]) => row.map((value, at) => group(`p${at}`, value));
          const sum = (row: number[]) => row.reduce((all, each) => all + each, 0);
          const all = summary(
            cells.map((row, at) => group(`g${at}`, sum(row), { parts: partsOf(row) })),
            partsOf(cells[0] ?? []),
          );
          const two = settings({ by: [{ field: 'stage' }, { field: 'name' }] });
          const { series } = chartDataOf(all, two);
          expect(series).toHaveLength(6);
          expect(series.at(-1)?.label).toBe(restLabel);
          cells.forEach((row, at) =>
            expect(series.reduce((total, { values }) => total + (values[at] ?? 0), 0)).toBe(sum(row)),
          );
          const pieces = donutSlices(all, settings({ chart: 'donut' }));
          expect(pieces.length).toBeLessThanOrEqual(6);
          expect(pieces.reduce((total, { value }) => total + value, 0)).toBe(sum(cells.flat()));
        },
      ),
    );
  });

  test('refusalOf explains unsuitable chart types', () => {
    expect(chartOf(settings({ chart: 'line' }))).toBe('bar');
    expect(refusalOf('line', settings())).toBe('Line charts show time. Group by a date first.');
    expect(chartOf(settings({ chart: 'donut', measures: [{ op: 'avg', field: 'amount' }] }))).toBe('bar');
    expect(chartOf(settings({ chart: 'donut', by: [] }))).toBe('none');
    expect(chartOf(settings({ chart: 'donut' }))).toBe('donut');
  });
});
