import type { BoardColumn } from '@plumbline/api/entities';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowComparator, appendRows, matchesConditions, placeRow } from './board.ts';

interface Row {
  uuid: string;
  stage: string;
  amount: string;
  probability: number;
  bid_date: string | null;
}
const fields = {
  amount: { label: 'Amount', kind: 'decimal' },
  bid_date: { label: 'Bid date', kind: 'day' },
};
const figures = { status: 'stage', sum: 'amount', weight: 'probability' };
const stages = ['A', 'B', 'C'];
const row = fc.record({
  uuid: fc.uuid(),
  stage: fc.constantFrom(...stages),
  amount: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  probability: fc.integer({ min: 0, max: 100 }),
  bid_date: fc.constantFrom('2026-01-01', '2026-02-01', null),
});
const boardOf = (rows: readonly Row[], compare: (a: Row, b: Row) => number): BoardColumn<Row>[] =>
  stages.map((status) => {
    const own = rows.filter((each) => each.stage === status).toSorted(compare);
    return {
      status,
      count: own.length,
      sum: own.reduce((sum, each) => sum + Number(each.amount), 0).toFixed(2),
      weighted: own.reduce((sum, each) => sum + (Number(each.amount) * each.probability) / 100, 0).toFixed(2),
      rows: own,
    };
  });

describe('placeOnScreen', () => {
  test('matches the board that the server builds from the same rows', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(row, { selector: ({ uuid }) => uuid, minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.constantFrom(...stages),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom('bid_date', '-bid_date', '-amount', 'amount,bid_date'),
        (rows, at, stage, probability, sort) => {
          const compare = rowComparator(sort, fields) as (a: Row, b: Row) => number;
          const moved = { ...(rows[at % rows.length] as Row), stage, probability };
          const after = placeRow(boardOf(rows, compare), moved, figures, compare);
          const expected = boardOf(
            rows.map((each) => (each.uuid === moved.uuid ? moved : each)),
            compare,
          );
          for (const [index, column] of after.entries()) {
            const same = expected[index] as BoardColumn<Row>;
            expect([column.status, column.count, column.rows]).toEqual([same.status, same.count, same.rows]);
            expect(Number(column.sum)).toBeCloseTo(Number(same.sum), 1);
            expect(Number(column.weighted)).toBeCloseTo(Number(same.weighted), 1);
          }
        },
      ),
    );
  });

  test('restores the board when the row is moved back', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(row, { selector: ({ uuid }) => uuid, minLength: 1 }),
        fc.constantFrom(...stages),
        (rows, stage) => {
          const compare = rowComparator('-amount', fields) as (a: Row, b: Row) => number;
          const [first] = rows as [Row];
          const before = boardOf(rows, compare);
          const there = placeRow(before, { ...first, stage }, figures, compare);
          const back = placeRow(there, first, figures, compare);
          expect(back.map(({ rows: own, count }) => [own, count])).toEqual(
            before.map(({ rows: own, count }) => [own, count]),
          );
        },
      ),
    );
  });
});

test('extended appends rows without duplicates', () => {
  const one = { uuid: '1', stage: 'A', amount: '1', probability: 0, bid_date: null };
  const columns = boardOf([one], () => 0);
  const more = appendRows(columns, 'A', [one, { ...one, uuid: '2' }]);
  expect(more[0]?.rows.map(({ uuid }) => uuid)).toEqual(['1', '2']);
  expect(more[0]?.count).toBe(1);
});

test.each([
  [[], true],
  [[{ operator: 'eq', value: 'A' }], true],
  [[{ operator: 'in', value: ['B', 'C'] }], false],
  [[{ operator: 'nin', value: ['B', 'C'] }], true],
  [[{ operator: 'ne', value: 'A' }], false],
  [[{ operator: 'ilike', value: 'a' }], true],
])('isAsked for column A with conditions %j is %s', (conditions, isOpen) => {
  expect(matchesConditions('A', conditions)).toBe(isOpen);
});
