import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listFieldRows } from './fieldRows.ts';
import {
  addEntry,
  emptyReportLayout,
  entriesOf,
  fieldsOf,
  findEntry,
  moveEntry,
  moveSort,
  newEntryId,
  refuseEntry,
  removeEntry,
  reportSlots,
  setSort,
  suggestSlot,
  updateEntry,
} from './reportLayout.ts';
import type { ReportField, ReportLayout, ReportSource } from './reportTypes.ts';

const job: ReportField = { id: 'job', label: 'Job', type: 'text' };
const date: ReportField = { id: 'date', label: 'Promised on', type: 'date' };
const amount: ReportField = { id: 'amount', label: 'Open amount', type: 'money' };
const entry = (id: string, fieldId = id) => ({ id, fieldId });
const layout: ReportLayout = {
  rows: [entry('job'), entry('vendor')],
  columns: [entry('date')],
  values: [entry('amount')],
  sort: [
    { entryId: 'amount', direction: 'descending' },
    { entryId: 'job', direction: 'ascending' },
  ],
};
const ids = (of: ReportLayout) => reportSlots.map((slot) => of[slot].map(({ id }) => id));

it('moves entries within and between slots', () => {
  expect(ids(moveEntry(layout, 'vendor', 'rows', 0))).toEqual([['vendor', 'job'], ['date'], ['amount']]);
  expect(ids(moveEntry(layout, 'vendor', 'columns', 9))).toEqual([['job'], ['date', 'vendor'], ['amount']]);
  expect(moveEntry(layout, 'none', 'columns', 0)).toBe(layout);
});
it('keeps the settings of an entry that goes through other slots', () => {
  const average = updateEntry(layout, 'amount', { aggregate: 'average', label: 'Mean' });
  const back = moveEntry(moveEntry(average, 'amount', 'rows', 0), 'amount', 'values', 0);
  expect(back).toEqual(average);
  expect(updateEntry(average, 'amount', { label: undefined, aggregate: undefined })).toEqual(layout);
});
it('refuses a second group of a field and an entry over the limit', () => {
  expect(refuseEntry(layout, 'columns', job)).toEqual({ kind: 'duplicate', slot: 'rows' });
  expect(refuseEntry(layout, 'columns', job, {}, 'job')).toBeUndefined();
  expect(refuseEntry(layout, 'rows', date)).toBeUndefined();
  expect(refuseEntry(layout, 'values', amount)).toBeUndefined();
  expect(refuseEntry(layout, 'rows', date, { rows: 2 })).toEqual({ kind: 'full', slot: 'rows', limit: 2 });
});
it('suggests values for numbers and groups for other fields', () => {
  expect(suggestSlot(layout, amount)).toBe('values');
  expect(suggestSlot(emptyReportLayout, job)).toBe('rows');
  expect(suggestSlot(layout, date, { rows: 2 })).toBe('columns');
  expect(suggestSlot(layout, job)).toBe('values');
});
it('removes an entry with its sort', () => {
  const rest = removeEntry(layout, 'amount');
  expect(rest.values).toEqual([]);
  expect(rest.sort).toEqual([{ entryId: 'job', direction: 'ascending' }]);
});
it('sorts by entries in order', () => {
  const added = setSort(layout, 'date', 'descending');
  expect(added.sort.map(({ entryId }) => entryId)).toEqual(['amount', 'job', 'date']);
  expect(moveSort(added, 'date', 0).sort.map(({ entryId }) => entryId)).toEqual(['date', 'amount', 'job']);
  expect(setSort(added, 'amount', undefined).sort).toHaveLength(2);
  expect(setSort(added, 'amount', 'ascending').sort[0]).toEqual({
    entryId: 'amount',
    direction: 'ascending',
  });
});
it('gives a second entry of a field its own id', () => {
  expect(newEntryId(layout, 'amount')).toBe('amount 2');
  expect(newEntryId(layout, 'other')).toBe('other');
  expect(entriesOf(layout, 'amount')).toHaveLength(1);
});

const sources: ReportSource[] = [
  {
    id: 'lines',
    label: 'Purchase order lines',
    fields: [amount, date],
    sources: [
      { id: 'order', label: 'Order', fields: [{ id: 'status', label: 'Status', type: 'text' }] },
      {
        id: 'pay',
        label: 'Pay rates',
        fields: [{ id: 'rate', label: 'Rate', type: 'money' }],
        lockedReason: 'No',
      },
    ],
  },
];
it('shows fields of expanded sources and, in a search, all matches', () => {
  const rowsOf = (expanded: string[], query?: string) =>
    listFieldRows(sources, new Set(expanded), query).rows.map(({ id }) => id);
  expect(rowsOf([])).toEqual(['lines']);
  expect(rowsOf(['lines'])).toEqual(['lines', 'amount', 'date', 'order', 'pay']);
  expect(rowsOf([], 'STAT')).toEqual(['lines', 'order', 'status']);
  expect(rowsOf([], 'order')).toEqual(['lines', 'amount', 'date', 'order', 'status', 'pay']);
  expect(rowsOf([], 'rate')).toEqual(['lines', 'pay']);
  expect(rowsOf([], 'zzz')).toEqual([]);
  expect(fieldsOf(sources).map(({ id }) => id)).toEqual(['amount', 'date', 'status']);
});

it('loses and doubles no entry whatever is moved', () => {
  const step = fc.record({
    id: fc.constantFrom('job', 'vendor', 'date', 'amount', 'none'),
    slot: fc.constantFrom(...reportSlots),
    index: fc.integer({ min: -2, max: 6 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let now = layout;
      for (const { id, slot, index } of steps) {
        now = moveEntry(now, id, slot, index);
        if (id !== 'none') expect(findEntry(now, id)?.slot).toBe(slot);
      }
      expect(ids(now).flat().toSorted()).toEqual(ids(layout).flat().toSorted());
      expect(now.sort).toEqual(layout.sort);
      const added = addEntry(now, 'values', entry(newEntryId(now, 'amount'), 'amount'));
      expect(new Set(ids(added).flat()).size).toBe(5);
    }),
  );
});
