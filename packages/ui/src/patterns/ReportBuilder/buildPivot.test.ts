import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumDecimals } from '../../data-grid/aggregate.ts';
import { buildPivot, type BuildPivotOptions } from './buildPivot.ts';
import { compareDecimal, decimalOf, divideDecimal, percentOf, plainDecimal } from './pivotDecimal.ts';
import { sortPivot } from './sortPivot.ts';
import type { Pivot, PivotEntry, PivotField, PivotRecord, PivotRow } from './pivotTypes.ts';

const fields: PivotField[] = [
  { id: 'job', label: 'Job', type: 'text', codeFieldId: 'number' },
  { id: 'vendor', label: 'Vendor', type: 'text' },
  { id: 'late', label: 'Lateness', type: 'text', sequence: ['Not yet due', '1 to 30', 'Over 30'] },
  { id: 'promised', label: 'Promised on', type: 'date' },
  { id: 'amount', label: 'Open amount', type: 'money' },
  { id: 'lateAmount', label: 'Late amount', type: 'money' },
  {
    id: 'share',
    label: 'Late share',
    type: 'percent',
    ratio: { partFieldId: 'lateAmount', wholeFieldId: 'amount' },
  },
];
const entry = (fieldId: string, more: Partial<PivotEntry> = {}): PivotEntry => ({
  id: fieldId,
  fieldId,
  ...more,
});
const build = (records: readonly PivotRecord[], layout: Partial<BuildPivotOptions['layout']>, more = {}) =>
  buildPivot(records, {
    fields,
    layout: { rows: [], columns: [], values: [entry('amount')], ...layout },
    ...more,
  });
const allRows = (rows: readonly PivotRow[]): PivotRow[] =>
  rows.flatMap((row) => [row, ...allRows(row.children ?? [])]);
const keys = (pivot: Pivot) => pivot.rows.map(({ path }) => path.at(-1)?.key);
const totalId = (pivot: Pivot, valueId = 'amount') =>
  pivot.columns.find(({ kind, valueId: id }) => kind === 'total' && id === valueId)?.id ?? '';

const records: PivotRecord[] = [
  { job: 'Library', number: '25-071', vendor: 'Summit', late: 'Over 30', amount: '100', lateAmount: '100' },
  { job: 'Library', number: '25-071', vendor: 'Summit', late: 'Not yet due', amount: '300.50' },
  { job: 'Plaza', number: '25-088', vendor: 'Cascade', late: '1 to 30', amount: '50', lateAmount: '50' },
  { job: 'Plaza', number: '25-088', vendor: '', late: 'Not yet due', amount: null },
];

it('groups by rows and columns with totals at each level', () => {
  const pivot = build(records, { rows: [entry('job'), entry('vendor')], columns: [entry('late')] });
  expect(keys(pivot)).toEqual(['Library', 'Plaza']);
  expect(pivot.rows[0]?.code).toBe('25-071');
  expect(pivot.columns.map(({ path }) => path.at(-1)?.key)).toEqual([
    'Not yet due',
    '1 to 30',
    'Over 30',
    undefined,
  ]);
  expect(pivot.total[totalId(pivot)]).toEqual({ value: '450.5', count: 4 });
  expect(pivot.rows[1]?.cells[totalId(pivot)]).toEqual({ value: '50', count: 2 });
});
it('gives records without a value a last group of their own', () => {
  const pivot = build(records, { rows: [entry('vendor')] });
  expect(keys(pivot)).toEqual(['Cascade', 'Summit', null]);
  expect(pivot.rows[2]?.cells[totalId(pivot)]).toEqual({ value: null, count: 1 });
  for (const direction of ['ascending', 'descending'] as const)
    expect(keys(sortPivot(pivot, [{ entryId: 'vendor', direction }])).at(-1)).toBeNull();
});
it('leaves cells without records out', () => {
  const pivot = build(records, { rows: [entry('job')], columns: [entry('late')] });
  const overdue = pivot.columns.find(({ path }) => path[0]?.key === 'Over 30')?.id ?? '';
  expect(pivot.rows[0]?.cells[overdue]).toEqual({ value: '100', count: 1 });
  expect(pivot.rows[1]?.cells[overdue]).toBeUndefined();
});
it('keeps groups with the same name and another code apart', () => {
  const pivot = build(
    [
      { job: 'TI', number: '1', amount: '1' },
      { job: 'TI', number: '2', amount: '2' },
    ],
    { rows: [entry('job')] },
  );
  expect(pivot.rows.map(({ code }) => code)).toEqual(['1', '2']);
});
it('calculates a ratio at each level from the records', () => {
  const won = { id: 'won', label: 'Won', type: 'number' as const };
  const bids = { id: 'bids', label: 'Bids', type: 'number' as const };
  const rate: PivotField = {
    id: 'rate',
    label: 'Win rate',
    type: 'percent',
    ratio: { partFieldId: 'won', wholeFieldId: 'bids' },
  };
  const bidsOf = (account: string, count: number, wins: number) =>
    Array.from({ length: count }, (_, at) => ({ account, bids: '1', won: at < wins ? '1' : '0' }));
  const pivot = buildPivot([...bidsOf('A', 4, 3), ...bidsOf('B', 6, 1)], {
    fields: [{ id: 'account', label: 'Account', type: 'text' }, won, bids, rate],
    layout: { rows: [entry('account')], columns: [], values: [entry('rate')] },
  });
  const id = totalId(pivot, 'rate');
  expect(pivot.rows.map(({ cells }) => cells[id]?.value)).toEqual(['75', '16.6667']);
  expect(pivot.total[id]?.value).toBe('40');
});
it('counts different values at each level', () => {
  const vendors = ['a', 'b', 'c', 'b', 'c', 'd'].map((vendor, at) => ({
    vendor,
    promised: at < 3 ? '2026-01-15' : '2026-02-01',
  }));
  const pivot = build(vendors, {
    rows: [entry('promised')],
    values: [entry('vendor', { aggregate: 'distinct' })],
  });
  const id = totalId(pivot, 'vendor');
  expect(pivot.rows.map(({ cells }) => cells[id]?.value)).toEqual(['3', '3']);
  expect(pivot.total[id]?.value).toBe('4');
});
it('shows sums as shares of the total, the row and the column', () => {
  const shareOf = (showAs: 'total' | 'row' | 'column') => {
    const pivot = build(records, {
      rows: [entry('job')],
      columns: [entry('late')],
      values: [entry('amount', { showAs })],
    });
    return pivot.rows.map(({ cells }) => pivot.columns.map(({ id }) => cells[id]?.value ?? null));
  };
  expect(shareOf('row')[0]).toEqual(['75.0312', null, '24.9688', '100']);
  expect(shareOf('column')[1]).toEqual([null, '100', null, '11.0988']);
  expect(shareOf('total')[1]).toEqual([null, '11.0988', null, '11.0988']);
});
it('creates subtotals of outer column groups, and totals only for values that ask for it', () => {
  const pivot = build(
    [
      { late: 'Over 30', promised: '2026-01-15', amount: '1' },
      { late: 'Over 30', promised: '2025-12-15', amount: '2' },
    ],
    {
      columns: [entry('promised', { period: 'year' }), entry('late')],
      values: [entry('amount'), entry('share', { isTotalOnly: true })],
    },
  );
  expect(pivot.columns.map(({ kind, path, valueId }) => [kind, path.length, valueId])).toEqual([
    ['group', 2, 'amount'],
    ['subtotal', 1, 'amount'],
    ['group', 2, 'amount'],
    ['subtotal', 1, 'amount'],
    ['total', 0, 'amount'],
    ['total', 0, 'share'],
  ]);
  const sorted = sortPivot(pivot, [{ entryId: 'promised', direction: 'descending' }]);
  expect(sorted.columns.map(({ kind, path }) => `${kind} ${path[0]?.key ?? ''}`)).toEqual([
    'group 2026-01-01',
    'subtotal 2026-01-01',
    'group 2025-01-01',
    'subtotal 2025-01-01',
    'total ',
    'total ',
  ]);
});
it('sorts rows within their parents by a value, missing values last', () => {
  const pivot = build(records, { rows: [entry('vendor')] });
  const by = (direction: 'ascending' | 'descending') =>
    keys(sortPivot(pivot, [{ entryId: 'amount', direction }]));
  expect(by('ascending')).toEqual(['Cascade', 'Summit', null]);
  expect(by('descending')).toEqual(['Summit', 'Cascade', null]);
});
it('refuses a layout with too many cells and names the field with most groups', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ job: `${at}`, vendor: `${at % 7}`, amount: '1' }));
  const pivot = build(many, { rows: [entry('job')], columns: [entry('vendor')] }, { maxCells: 100 });
  expect(pivot.rows).toEqual([]);
  expect(pivot.excess).toMatchObject({ cells: 400, limit: 100, widest: { id: 'job', label: 'Job' } });
});
it('ignores entries of fields that no longer exist', () => {
  const pivot = build(records, { rows: [entry('retired'), entry('job')] });
  expect(pivot.rowHeads.map(({ id }) => id)).toEqual(['job']);
});

/** Random records with missing values, text instead of numbers, and numbers written in several ways. */
const randomRecords = fc.array(
  fc.record({
    job: fc.constantFrom('A', 'B', 'a/b', 'a:b', '%', null, ''),
    number: fc.constantFrom('1', '2', undefined),
    vendor: fc.option(fc.string({ maxLength: 2 })),
    late: fc.constantFrom('Over 30', '1 to 30', 'Other', null),
    promised: fc.constantFrom('2026-01-31', '2026-02-28', '2025-12-31', 'soon', null),
    amount: fc.oneof(
      fc
        .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.constantFrom('', '.5', '.50', '.125'))
        .map(([whole, part]) => `${whole}${part}`),
      fc.constantFrom('0', '-0.00', 'n/a', '', null),
    ),
    lateAmount: fc.constantFrom('1', '2.5', null),
  }),
  { maxLength: 40 },
);
const layout = {
  rows: [entry('job'), entry('vendor')],
  columns: [entry('promised', { period: 'quarter' }), entry('late')],
  values: [
    entry('amount'),
    { id: 'count', fieldId: 'amount', aggregate: 'count' as const },
    { id: 'average', fieldId: 'amount', aggregate: 'average' as const },
    { id: 'min', fieldId: 'amount', aggregate: 'min' as const },
    { id: 'max', fieldId: 'amount', aggregate: 'max' as const },
    { id: 'distinct', fieldId: 'vendor', aggregate: 'distinct' as const },
  ],
};
const valueAt = (row: { cells: PivotRow['cells'] }, id: string) => row.cells[id]?.value ?? '0';
const sumOf = (values: readonly string[]) => plainDecimal(sumDecimals(values).sum);

it('adds up: totals equal the sum of their rows and of their columns', () => {
  fc.assert(
    fc.property(randomRecords, (input) => {
      const pivot = build(input, layout);
      for (const { id, valueId, kind } of pivot.columns) {
        if (valueId !== 'amount' && valueId !== 'count') continue;
        const check = (children: readonly PivotRow[], total: string) =>
          expect(sumOf(children.map((row) => valueAt(row, id)))).toBe(total);
        check(pivot.rows, plainDecimal(pivot.total[id]?.value ?? '0'));
        for (const row of pivot.rows) check(row.children ?? [], valueAt(row, id));
        if (kind !== 'total') continue;
        const parts = pivot.columns.filter((column) => column.kind === 'group' && column.valueId === valueId);
        for (const row of allRows(pivot.rows))
          expect(sumOf(parts.map((part) => valueAt(row, part.id)))).toBe(valueAt(row, id));
      }
      expect(pivot.total[totalId(pivot)]?.count ?? 0).toBe(input.length);
    }),
  );
});
it('does not depend on the order of the records', () => {
  fc.assert(
    fc.property(
      randomRecords.chain((input) =>
        fc.tuple(fc.constant(input), fc.shuffledSubarray(input, { minLength: input.length })),
      ),
      ([input, shuffled]) => {
        expect(build(shuffled, layout)).toEqual(build(input, layout));
      },
    ),
  );
});
it('averages records and not averages, and finds extremes of all records', () => {
  fc.assert(
    fc.property(randomRecords, (input) => {
      const pivot = build(input, layout);
      const amounts = input.flatMap(({ amount }) => decimalOf(amount) ?? []);
      const totalOf = (valueId: string) => pivot.total[totalId(pivot, valueId)]?.value ?? null;
      if (amounts.length === 0) {
        expect(totalOf('average')).toBeNull();
        return;
      }
      expect(totalOf('average')).toBe(divideDecimal(sumDecimals(amounts).sum, String(amounts.length), 6));
      const ordered = amounts.toSorted(compareDecimal);
      expect(totalOf('min')).toBe(ordered[0]);
      expect(totalOf('max')).toBe(ordered.at(-1));
      expect(totalOf('distinct')).toBe(
        String(
          new Set(input.map(({ vendor }) => vendor || null)).size -
            Number(input.some(({ vendor }) => !vendor)),
        ),
      );
    }),
  );
});
it('keeps all rows when it sorts them', () => {
  fc.assert(
    fc.property(
      randomRecords,
      fc.constantFrom('ascending' as const, 'descending' as const),
      (input, direction) => {
        const pivot = build(input, layout);
        const sorted = sortPivot(pivot, [
          { entryId: 'amount', direction },
          { entryId: 'vendor', direction },
          { entryId: 'late', direction },
        ]);
        const ids = (rows: readonly PivotRow[]) =>
          allRows(rows)
            .map(({ id }) => id)
            .toSorted();
        expect(ids(sorted.rows)).toEqual(ids(pivot.rows));
        expect(new Set(ids(pivot.rows)).size).toBe(allRows(pivot.rows).length);
        expect(sorted.columns.map(({ id }) => id).toSorted()).toEqual(
          pivot.columns.map(({ id }) => id).toSorted(),
        );
      },
    ),
  );
});
it('divides and writes shares exactly', () => {
  expect(divideDecimal('1', '3', 6)).toBe('0.333333');
  expect(divideDecimal('-2', '3', 2)).toBe('-0.67');
  expect(divideDecimal('1', '0.00', 2)).toBeUndefined();
  expect(percentOf('0.125', '1')).toBe('12.5');
  expect(percentOf('1', '-4')).toBe('-25');
  expect(decimalOf(1e21)).toBe('1000000000000000000000');
  expect(decimalOf(Number.NaN)).toBeUndefined();
  expect(plainDecimal('-0.00')).toBe('0');
});
