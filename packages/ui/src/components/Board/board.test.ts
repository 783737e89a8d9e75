import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresOf, isNoMove, moveCard, placeOf, stepCard } from './board.ts';
import type { BoardCard } from './boardTypes.ts';

const columns = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];
const card = (id: string, columnId: string, value = 1): BoardCard => ({ id, columnId, title: id, value });
const cards = [card('1', 'a'), card('2', 'b', 5), card('3', 'a'), card('4', 'b', 7)];
const inColumn = (list: readonly BoardCard[], id: string) =>
  list.filter(({ columnId }) => columnId === id).map((one) => one.id);

it('moves a card into another column and within its own', () => {
  const moved = moveCard(cards, { cardId: '1', columnId: 'b', index: 1 });
  expect(inColumn(moved, 'a')).toEqual(['3']);
  expect(inColumn(moved, 'b')).toEqual(['2', '1', '4']);
  expect(inColumn(moveCard(cards, { cardId: '1', columnId: 'a', index: 1 }), 'a')).toEqual(['3', '1']);
});
it('finds a card', () => {
  expect(placeOf(cards, '4')).toEqual({ cardId: '4', columnId: 'b', index: 1 });
  expect(isNoMove(cards, { cardId: '4', columnId: 'b', index: 1 })).toBe(true);
});
it('moves a card to the given position', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('1', '2', '3', '4'),
      fc.constantFrom('a', 'b'),
      fc.nat(2),
      (id, to, index) => {
        const room = cards.filter((one) => one.columnId === to && one.id !== id).length;
        const move = { cardId: id, columnId: to, index: Math.min(index, room) };
        const moved = moveCard(cards, move);
        expect(moved).toHaveLength(cards.length);
        expect(placeOf(moved, id)).toEqual(move);
      },
    ),
  );
});
it('steps within the board', () => {
  const from = { cardId: '1', columnId: 'a', index: 0 };
  expect(stepCard(columns, cards, from, 'back')).toEqual(from);
  expect(stepCard(columns, cards, from, 'forward')).toMatchObject({ columnId: 'b', index: 0 });
  expect(stepCard(columns, cards, from, 'last')).toMatchObject({ index: 1 });
  expect(stepCard(columns, cards, { ...from, index: 1 }, 'down')).toMatchObject({ index: 1 });
});
it('previews count and sum', () => {
  const move = { cardId: '2', columnId: 'a', index: 0 };
  expect(
    figuresOf(
      columns[1]!,
      cards.filter((c) => c.columnId === 'b'),
      cards[1],
      move,
    ),
  ).toEqual({
    count: 2,
    sum: 12,
    countChange: -1,
    sumChange: -5,
  });
  expect(figuresOf({ ...columns[0]!, count: 40, sum: 90 }, [], cards[1], move)).toEqual({
    count: 40,
    sum: 90,
    countChange: 1,
    sumChange: 5,
  });
});
