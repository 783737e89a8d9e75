import { describe, expect, it } from 'vitest';
import { moveColumn, orderedIds, pinnedIds, placeBeside, placeColumns, trackOf } from './columns.ts';
import type { Column } from './types.ts';

const columns: Column<object>[] = [
  { id: 'name', header: 'Name', width: 240 },
  { id: 'status', header: 'Status', width: 100 },
  { id: 'sum', header: 'Sum', type: 'money', width: 120, minWidth: 80 },
];

describe('columns', () => {
  it('puts columns that the saved order does not know at the end', () => {
    expect(orderedIds(columns, { order: ['sum', 'gone', 'name'] })).toEqual(['sum', 'name', 'status']);
  });
  it('always pins the first visible column', () => {
    expect(pinnedIds(columns, {})).toEqual(['name']);
    expect(pinnedIds(columns, { pinned: ['sum'] })).toEqual(['sum']);
    expect(pinnedIds(columns, { hidden: ['name'] })).toEqual(['status']);
  });
  it('shares what is left over until the user sizes a column', () => {
    const places = placeColumns(columns, ['name', 'status', 'sum'], { widths: { sum: 20 } }, 52);
    expect(places.map(trackOf)).toEqual(['minmax(240px, 240fr)', 'minmax(100px, 100fr)', '80px']);
    expect(places.map((place) => place.align)).toEqual(['start', 'start', 'end']);
  });
  it('fixes all pinned columns but the last, which hold the offsets of the others', () => {
    const state = { pinned: ['name', 'status'] };
    const places = placeColumns(columns, ['name', 'status', 'sum'], state, 52);
    expect(places.map((place) => place.offset)).toEqual([52, 292, 392]);
    expect(places.map(trackOf)).toEqual(['240px', 'minmax(100px, 100fr)', 'minmax(120px, 120fr)']);
  });
  it('gives a pinned column no more than a narrow table can spare', () => {
    expect(placeColumns(columns, ['name', 'sum'], {}, 52, 128)[0]?.width).toBe(128);
  });
  it('moves a column among those that are drawn, past the hidden ones', () => {
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
    expect(placeBeside(['name', 'status', 'sum'], 'name', 'sum', true)).toEqual(['status', 'sum', 'name']);
  });
});
