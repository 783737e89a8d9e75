import type { Task } from '@plumbline/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSequence, placeAt, placeOf, put, refreshed, type Columns } from './board.ts';

const card = (uuid: string, workflow_status: string) => ({ uuid, name: uuid, workflow_status }) as Task;
const columns = (): Columns => [
  { workflow_status: 'Done', tone: 'ok', sequence: 2, count: 40, rows: [card('d', 'Done')] },
  {
    workflow_status: 'Open',
    tone: 'neutral',
    sequence: 1,
    count: 3,
    rows: [card('a', 'Open'), card('b', 'Open'), card('c', 'Open')],
  },
];
const idsOf = (all: Columns, status: string) =>
  all.find((each) => each.workflow_status === status)?.rows.map(({ uuid }) => uuid);

test('inSequence orders columns by status sequence', () => {
  expect(inSequence(columns()).map((each) => each.workflow_status)).toEqual(['Open', 'Done']);
});
test('put moves a card behind another one in a different column and updates the counts', () => {
  const next = put(columns(), 'b', placeAt(columns(), 'b', 'Done', 1));
  expect(idsOf(next, 'Done')).toEqual(['d', 'b']);
  expect(idsOf(next, 'Open')).toEqual(['a', 'c']);
  expect(next.map(({ count }) => count)).toEqual([41, 2]);
  expect(placeOf(next, 'b')).toEqual({ status: 'Done', after: 'd' });
});
test('put restores a card at its previous place', () => {
  const before = placeOf(columns(), 'b');
  const next = put(columns(), 'b', { status: 'Done', after: null });
  expect(before && put(next, 'b', before).map((each) => idsOf([each], each.workflow_status))).toEqual([
    ['d'],
    ['a', 'b', 'c'],
  ]);
});
test('refreshed moves a changed card to the column of its status', () => {
  const next = refreshed(columns(), { ...card('a', 'Done'), name: 'Renamed' });
  expect(idsOf(next, 'Done')).toEqual(['a', 'd']);
  expect(next[0]?.rows[0]?.name).toBe('Renamed');
});
test('keeps every card in exactly one column after any moves', () => {
  const move = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    status: fc.constantFrom('Open', 'Done'),
    index: fc.nat(6),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 15 }), (moves) => {
      let now = columns();
      for (const { id, status, index } of moves) now = put(now, id, placeAt(now, id, status, index));
      expect(now.flatMap(({ rows }) => rows.map(({ uuid }) => uuid)).toSorted()).toEqual([
        'a',
        'b',
        'c',
        'd',
      ]);
      expect(now.reduce((sum, { count }) => sum + count, 0)).toBe(43);
      for (const { rows, workflow_status } of now)
        for (const row of rows) expect(row.workflow_status).toBe(workflow_status);
    }),
  );
});
