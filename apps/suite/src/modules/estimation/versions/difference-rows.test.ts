import type { EstimateDifference } from '@plumbline/api';
import { expect, test } from 'vitest';
import { differenceRows, flatRows } from './difference-rows.ts';

const state = { total: '0.00', cost: '0.00', margin: '0', markup: '0' };
const difference: EstimateDifference = {
  before: state,
  after: state,
  difference: '610.00',
  rates: [],
  groups: [
    {
      condition_id: 'w1',
      kind: 'changed',
      code: 'W1',
      name: 'Partition',
      category: 'Walls',
      unit: 'SF',
      before: { quantity: '100', sell: '2200.00' },
      after: { quantity: '120.108351', sell: '2772.00' },
      lines: [
        {
          uuid: 'a',
          kind: 'changed',
          name: 'Gypsum board',
          unit: 'SF',
          before: { quantity: '100', sell: '2200.00' },
          after: { quantity: '120', sell: '2772.00' },
          changes: [
            { field: 'quantity', before: '100', after: '120', difference: '440.00' },
            { field: 'unit_price', before: '10', after: '11.125', difference: '132.00' },
          ],
          difference: '572.00',
        },
      ],
      difference: '572.00',
    },
    {
      condition_id: 'd1',
      kind: 'removed',
      code: 'D1',
      name: 'Door',
      category: '',
      unit: 'EA',
      before: { quantity: '1', sell: '12.00' },
      lines: [],
      difference: '-12.00',
    },
  ],
  closings: [{ key: 'tax', label: 'Sales tax', after: '50.00', difference: '50.00' }],
};

test('lists conditions, lines and figures, with a dash for added and removed ones', () => {
  const rows = differenceRows(difference);
  expect(rows.map(({ name, detail, before, after }) => [name, detail, before, after])).toEqual([
    ['W1 Partition', 'Walls, 100 to 120.11 SF', '2,200.00', '2,772.00'],
    ['D1 Door', 'Removed', '12.00', '–'],
    ['Sales tax', '', '–', '50.00'],
  ]);
  expect(flatRows(rows).map(({ level, name, before, after }) => [level, name, before, after])).toEqual([
    ['group', 'W1 Partition', '2,200.00', '2,772.00'],
    ['line', 'Gypsum board', '2,200.00', '2,772.00'],
    ['change', 'Quantity', '100 SF', '120 SF'],
    ['change', 'Unit price', '10.00', '11.125'],
    ['group', 'D1 Door', '12.00', '–'],
    ['closing', 'Sales tax', '–', '50.00'],
  ]);
});

test('rows of each level sum to their parent row', () => {
  const rows = differenceRows(difference);
  const sum = (list: readonly { difference: string }[]) =>
    list.reduce((total, each) => total + Number(each.difference), 0);
  expect(sum(rows)).toBe(Number(difference.difference));
  for (const row of flatRows(rows))
    if (row.rows.length > 0) expect(sum(row.rows)).toBe(Number(row.difference));
});
