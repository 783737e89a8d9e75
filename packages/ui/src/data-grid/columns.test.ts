import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnsWithin,
  visibleColumnIds,
  moveColumn,
  orderedIds,
  pinnedIds,
  placeBands,
  insertColumn,
  placeColumns,
  trackOf,
} from './columns.ts';
import type { Column, ColumnState } from './types.ts';

const columns: Column<object>[] = [
  { id: 'name', header: 'Name', width: 240 },
  { id: 'status', header: 'Status', width: 100 },
  { id: 'sum', header: 'Sum', type: 'money', width: 120, minWidth: 80 },
];

describe('columns', () => {
  it('appends columns that the saved order does not contain', () => {
    expect(orderedIds(columns, { order: ['sum', 'gone', 'name'] })).toEqual(['sum', 'name', 'status']);
  });
  it('always pins the first visible column', () => {
    expect(pinnedIds(columns, {})).toEqual(['name']);
    expect(pinnedIds(columns, { pinned: ['sum'] })).toEqual(['sum']);
    expect(pinnedIds(columns, { hidden: ['name'] })).toEqual(['status']);
  });
  it('shares the remaining width until the user resizes a column', () => {
    const places = placeColumns(columns, { widths: { sum: 20 } }, 52);
    expect(places.map(trackOf)).toEqual(['minmax(240px, 240fr)', 'minmax(100px, 100fr)', '80px']);
    expect(places.map((place) => place.align)).toEqual(['start', 'start', 'end']);
  });
  it('widens a column to its figures unless the user resized it', () => {
    const figures = new Map([['sum', 180]]);
    expect(placeColumns(columns, {}, 52, undefined, figures).at(-1)?.width).toBe(180);
    expect(placeColumns(columns, { widths: { sum: 100 } }, 52, undefined, figures).at(-1)?.width).toBe(100);
  });
  it('fixes the width of all pinned columns but the last', () => {
    const state = { pinned: ['name', 'status'] };
    const places = placeColumns(columns, state, 52);
    expect(places.map((place) => place.offset)).toEqual([52, 292, 392]);
    expect(places.map(trackOf)).toEqual(['240px', 'minmax(100px, 100fr)', 'minmax(120px, 120fr)']);
  });
  it('limits the width of a pinned column in a narrow table', () => {
    expect(placeColumns(columns, { hidden: ['status'] }, 52, 360)[0]?.width).toBe(128);
  });
  it('keeps the last column pinned at the end in a narrow table', () => {
    const pinsAt = (width: number, state: ColumnState) =>
      placeColumns(columns, state, 36, width).map(({ column, pin, width: own }) => [column.id, pin, own]);
    expect(pinsAt(328, { pinnedEnd: ['sum'] })).toEqual([
      ['name', 'start', 96],
      ['status', undefined, 100],
      ['sum', 'end', 120],
    ]);
    // Both do not fit, and the last one is the amount.
    expect(pinsAt(328, { pinnedEnd: ['status', 'sum'] }).map(([, pin]) => pin)).toEqual([
      'start',
      undefined,
      'end',
    ]);
    expect(pinsAt(240, { pinnedEnd: ['sum'] }).map(([, pin]) => pin)).toEqual([
      'start',
      undefined,
      undefined,
    ]);
  });
  it('leaves space to the scrolling columns of a narrow table, whatever is pinned', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 240, max: 599 }),
        fc.subarray(['status', 'sum']),
        fc.record({ name: fc.nat(800), sum: fc.nat(800) }),
        (width, pinnedEnd, widths) => {
          const places = placeColumns(columns, { pinnedEnd, widths }, 36, width);
          const pinned = places.reduce((sum, place) => sum + (place.pin ? place.width : 0), 36);
          expect(width - pinned).toBeGreaterThanOrEqual(72);
        },
      ),
    );
  });
  it('moves a column among the visible ones, past hidden ones', () => {
    expect(moveColumn(['name', 'status', 'sum'], ['name', 'sum'], 'sum', -1)).toEqual([
      'sum',
      'name',
      'status',
    ]);
    expect(moveColumn(['name', 'status', 'sum'], ['name', 'sum'], 'name', -1)).toEqual([
      'name',
      'status',
      'sum',
    ]);
    expect(insertColumn(['name', 'status', 'sum'], 'name', 'sum', true)).toEqual(['status', 'sum', 'name']);
  });
  it('pins at the end, counting from there', () => {
    const state = { pinnedEnd: ['status', 'sum'], widths: { status: 90 } };
    const places = placeColumns(columns, state, 0);
    expect(places.map(({ column, pin, offset }) => [column.id, pin, offset])).toEqual([
      ['name', 'start', 0],
      ['status', 'end', 120],
      ['sum', 'end', 0],
    ]);
    expect(places.map((place) => place.isPinEdge)).toEqual([true, true, false]);
  });
  it('groups adjacent columns of a band below one heading', () => {
    const banded = columns.map((column) => (column.id === 'name' ? column : { ...column, band: 'Bid' }));
    expect(placeBands(placeColumns(banded, {}, 0))).toEqual([
      { label: undefined, from: 0, to: 1 },
      { label: 'Bid', from: 1, to: 3 },
    ]);
    expect(placeBands(placeColumns(columns, {}, 0))).toEqual([]);
  });

  const many: Column<object>[] = Array.from({ length: 8 }, (_, index) => ({
    id: `c${index}`,
    header: `C${index}`,
    width: 60 + index * 10,
  }));
  const ids = fc.subarray(many.map((column) => column.id));
  const state: fc.Arbitrary<ColumnState> = fc.record({
    order: fc.shuffledSubarray(many.map((column) => column.id)),
    hidden: ids,
    pinned: ids,
    pinnedEnd: ids,
  });
  it('renders every visible column once for any user settings', () => {
    fc.assert(
      fc.property(state, (arranged) => {
        const hidden = new Set(arranged.hidden);
        const expected = many.map((column) => column.id).filter((id) => !hidden.has(id));
        expect(visibleColumnIds(many, arranged).toSorted()).toEqual(expected.toSorted());
        const places = placeColumns(many, arranged, 40);
        const pins = places.map((place) => place.pin ?? 'middle');
        expect(pins).toEqual(
          pins.toSorted(
            (a, b) => ['start', 'middle', 'end'].indexOf(a) - ['start', 'middle', 'end'].indexOf(b),
          ),
        );
      }),
    );
  });
  it('finds the columns in a pixel range like a linear search', () => {
    fc.assert(
      fc.property(state, fc.nat(900), fc.nat(900), (arranged, from, width) => {
        const places = placeColumns(many, arranged, 40);
        let x = 40;
        const seen = places.flatMap((place, index) => {
          const start = x;
          x += place.width;
          return place.pin === undefined && x > from && start < from + width ? [index] : [];
        });
        const found = columnsWithin(places, 40, from, from + width);
        expect(found).toEqual(
          seen.length === 0 ? { from: 0, to: 0 } : { from: seen[0], to: (seen.at(-1) ?? 0) + 1 },
        );
      }),
    );
  });
});
