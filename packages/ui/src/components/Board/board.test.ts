import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnFigures,
  gridOf,
  isNoMove,
  laneFigures,
  moveCard,
  noLane,
  placeOf,
  stepCard,
} from './board.ts';
import { lanesWithNoValue } from './lanesWithNoValue.ts';
import type { BoardCard } from './boardTypes.ts';

const columns = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];
const card = (id: string, columnId: string, value = 1): BoardCard => ({ id, columnId, title: id, value });
const cards = [card('1', 'a'), card('2', 'b', 5), card('3', 'a'), card('4', 'b', 7)];
const grid = gridOf(columns, cards);
const inColumn = (list: readonly BoardCard[], id: string) =>
  list.filter(({ columnId }) => columnId === id).map((one) => one.id);

it('moves a card into another column and within its own', () => {
  const moved = moveCard(cards, { cardId: '1', columnId: 'b', index: 1 });
  expect(inColumn(moved, 'a')).toEqual(['3']);
  expect(inColumn(moved, 'b')).toEqual(['2', '1', '4']);
  expect(inColumn(moveCard(cards, { cardId: '1', columnId: 'a', index: 1 }), 'a')).toEqual(['3', '1']);
});
it('finds a card', () => {
  expect(placeOf(grid, '4')).toEqual({ cardId: '4', columnId: 'b', index: 1 });
  expect(isNoMove(grid, { cardId: '4', columnId: 'b', index: 1 })).toBe(true);
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
        expect(placeOf(gridOf(columns, moved), id)).toEqual(move);
      },
    ),
  );
});
it('steps within the board', () => {
  const from = { cardId: '1', columnId: 'a', index: 0 };
  expect(stepCard(grid, from, 'back')).toEqual(from);
  expect(stepCard(grid, from, 'up')).toEqual(from);
  expect(stepCard(grid, from, 'forward')).toMatchObject({ columnId: 'b', index: 0 });
  expect(stepCard(grid, from, 'last')).toMatchObject({ index: 1 });
  expect(stepCard(grid, { ...from, index: 1 }, 'down')).toMatchObject({ index: 1 });
});
it('previews count and sum', () => {
  const held = { card: cards[1]!, move: { cardId: '2', columnId: 'a', index: 0 } };
  expect(columnFigures(grid, columns[1]!, held)).toEqual({
    count: 2,
    sum: 12,
    countChange: -1,
    sumChange: -5,
  });
  expect(columnFigures(grid, { ...columns[0]!, count: 40, sum: 90 }, held)).toEqual({
    count: 40,
    sum: 90,
    countChange: 1,
    sumChange: 5,
  });
});

describe('lanes', () => {
  const named = [
    { id: 'x', label: 'X' },
    { id: 'y', label: 'Y' },
  ];
  const inLanes: readonly BoardCard[] = [
    { ...card('1', 'a'), laneId: 'x' },
    { ...card('2', 'a'), laneId: 'y' },
    { ...card('3', 'a', 4), laneId: 'x' },
    { ...card('4', 'b'), laneId: null },
    { ...card('5', 'b'), laneId: 'gone' },
  ];
  const lanes = lanesWithNoValue(named, inLanes, 'No value', true);
  const laneGrid = gridOf(columns, inLanes, lanes);

  it('puts cards without a value and with an unknown one into the last lane', () => {
    expect(lanes.map(({ id }) => id)).toEqual(['x', 'y', noLane]);
    expect(laneGrid.lanes.get(noLane)?.map(({ id }) => id)).toEqual(['4', '5']);
    expect(
      laneGrid.cells
        .get('x')
        ?.get('a')
        ?.map(({ id }) => id),
    ).toEqual(['1', '3']);
  });
  it('leaves out the last lane only if a value is required and all cards have one', () => {
    const valued = inLanes.slice(0, 3);
    expect(lanesWithNoValue(named, valued, 'No value', true)).toEqual(named);
    expect(lanesWithNoValue(named, valued, 'No value', false)).toHaveLength(3);
  });
  it('names the lane of a move, and none on a board without lanes', () => {
    expect(placeOf(laneGrid, '3')).toEqual({ cardId: '3', columnId: 'a', laneId: 'x', index: 1 });
    expect(placeOf(laneGrid, '4')).toEqual({ cardId: '4', columnId: 'b', laneId: null, index: 0 });
    expect(placeOf(gridOf(columns, inLanes), '4')).not.toHaveProperty('laneId');
  });
  it('keeps the lane of a card that is moved on a board without lanes', () => {
    const moved = moveCard(inLanes, { cardId: '1', columnId: 'b', index: 0 });
    expect(moved.find(({ id }) => id === '1')).toMatchObject({ columnId: 'b', laneId: 'x' });
  });
  it('steps into the next lane at the end of a cell and passes collapsed lanes', () => {
    const last = { cardId: '3', columnId: 'a', laneId: 'x', index: 1 };
    expect(stepCard(laneGrid, last, 'down')).toMatchObject({ laneId: 'y', columnId: 'a', index: 0 });
    expect(stepCard(laneGrid, last, 'down', (id) => id === 'y')).toMatchObject({ laneId: null, index: 0 });
    const first = { cardId: '2', columnId: 'a', laneId: 'y', index: 0 };
    expect(stepCard(laneGrid, first, 'up')).toMatchObject({ laneId: 'x', index: 2 });
    expect(stepCard(laneGrid, { ...first, laneId: 'x' }, 'up')).toMatchObject({ laneId: 'x', index: 0 });
  });
  it('previews the figures of lanes', () => {
    const held = { card: inLanes[2]!, move: { cardId: '3', columnId: 'b', laneId: 'y', index: 0 } };
    expect(lanes.map((lane) => laneFigures(laneGrid, lane, held))).toMatchObject([
      { count: 2, sum: 5, countChange: -1, sumChange: -4 },
      { count: 1, sum: 1, countChange: 1, sumChange: 4 },
      { count: 2, countChange: 0 },
    ]);
  });
  it('reaches every position with up and down and keeps the card once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ column: fc.constantFrom('a', 'b'), lane: fc.constantFrom('x', 'y', null) }), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.array(fc.constantFrom('up', 'down', 'forward', 'back', 'first', 'last' as const), {
          maxLength: 30,
        }),
        (places, steps) => {
          const list = places.map(({ column, lane }, at) => ({ ...card(String(at), column), laneId: lane }));
          const own = gridOf(columns, list, [...named, { id: noLane }]);
          const move = steps.reduce(
            (at, step) => stepCard(own, at, step as Parameters<typeof stepCard>[2]),
            placeOf(own, '0')!,
          );
          const moved = moveCard(list, move);
          expect(moved).toHaveLength(list.length);
          expect(placeOf(gridOf(columns, moved, [...named, { id: noLane }]), '0')).toEqual(move);
        },
      ),
    );
  });
});
