import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf, stepFrom, type MatrixGroup, type MatrixStep } from './matrix.ts';

const columns = ['v', 'a', 'e'];
const groups: MatrixGroup[] = [
  {
    id: 'crm',
    title: 'CRM',
    rows: [
      { id: 'account', label: 'Accounts' },
      { id: 'map', label: 'Map', columns: ['v'] },
    ],
  },
  { id: 'drive', title: 'Drive', rows: [{ id: 'file', label: 'Files', columns: ['v', 'e'] }] },
];

test('groups checkboxes by row group and by line', () => {
  const lines = linesOf(groups, columns);
  expect(lines.map(({ id, kind }) => [id, kind])).toEqual([
    ['crm', 'group'],
    ['account', 'row'],
    ['map', 'row'],
    ['drive', 'group'],
    ['file', 'row'],
  ]);
  expect(lines[0]?.cells.map((cells) => cells.length)).toEqual([4, 2, 1, 1]);
  expect(lines[2]?.cells.map((cells) => cells.length)).toEqual([1, 1, 0, 0]);
  expect(lines[3]?.cells[2]).toEqual([]);
});

describe('moving', () => {
  const lines = linesOf(groups, columns);
  test('skips positions without a checkbox and stops at the edge', () => {
    expect(stepFrom(lines, [1, 3], 'down')).toEqual([3, 3]);
    expect(stepFrom(lines, [2, 1], 'end')).toEqual([2, 1]);
    expect(stepFrom(lines, [4, 1], 'end')).toEqual([4, 3]);
    expect(stepFrom(lines, [0, 0], 'up')).toEqual([0, 0]);
    expect(stepFrom(lines, [2, 0], 'bottom')).toEqual([4, 3]);
  });
  test('always reaches a checkbox', () => {
    const row = fc.record({
      id: fc.uuid(),
      label: fc.string(),
      columns: fc.subarray(columns, { minLength: 1 }),
    });
    const steps = fc.constantFrom<MatrixStep>('up', 'down', 'start', 'end', 'first', 'last', 'top', 'bottom');
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            id: fc.uuid(),
            title: fc.string(),
            rows: fc.array(row, { minLength: 1, maxLength: 4 }),
          }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        fc.array(steps, { maxLength: 20 }),
        (initial, walk) => {
          const of = linesOf(initial, columns);
          let at: readonly [number, number] = [0, 0];
          for (const step of walk) {
            at = stepFrom(of, at, step);
            expect(of[at[0]]?.cells[at[1]]?.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});
