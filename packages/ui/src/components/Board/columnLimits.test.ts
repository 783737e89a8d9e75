import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridOf } from './board.ts';
import { exceededLimit, limitOf } from './columnLimits.ts';
import type { BoardCard } from './boardTypes.ts';

const columns = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B', limit: 2 },
];
const card = (id: string, columnId: string): BoardCard => ({ id, columnId, title: id });

it.each([
  [1, 'under', 2],
  [3, 'at', 0],
  [4, 'over', -1],
] as const)('tells the state of %i cards with a limit of 3', (count, state, room) => {
  expect(limitOf({ limit: 3 }, count)).toEqual({ limit: 3, count, state, room });
});
it('ignores limits that are not a number of cards', () => {
  for (const limit of [undefined, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(limitOf({ limit }, 4)).toBeUndefined();
  expect(limitOf({ limit: 2.9 }, 2)?.state).toBe('at');
});
it('counts cards that are not loaded', () => {
  const grid = gridOf(columns, [card('1', 'a')]);
  const move = { cardId: '1', columnId: 'b', index: 0 };
  expect(exceededLimit(columns, grid, move)).toBeUndefined();
  expect(exceededLimit([columns[0]!, { ...columns[1]!, count: 2 }], grid, move)).toMatchObject({
    count: 3,
    limit: 2,
  });
});
it('never counts a move within the column', () => {
  const grid = gridOf(columns, [card('1', 'b'), card('2', 'b'), card('3', 'b')]);
  expect(exceededLimit(columns, grid, { cardId: '1', columnId: 'b', index: 2 })).toBeUndefined();
});
it('allows a move exactly while there is room', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(5), (count, limit) => {
      const own = Array.from({ length: count }, (_, at) => card(`b${at}`, 'b'));
      const board = [columns[0]!, { ...columns[1]!, limit }];
      const found = exceededLimit(board, gridOf(board, [card('1', 'a'), ...own]), {
        cardId: '1',
        columnId: 'b',
        index: 0,
      });
      expect(found === undefined).toBe(count < limit);
    }),
  );
});
