import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridOf, noLane } from './board.ts';
import { firstFocus, nextFocus, type BoardFocus } from './boardKeyboardFocus.ts';
import type { BoardCard } from './boardTypes.ts';

const columns = [{ id: 'a' }, { id: 'b' }];
const lanes = [{ id: 'x' }, { id: 'y' }, { id: noLane }];
const card = (id: string, columnId: string, laneId: string | null): BoardCard => ({
  id,
  columnId,
  laneId,
  title: id,
});
const grid = gridOf(
  columns,
  [card('1', 'a', 'x'), card('2', 'a', 'x'), card('3', 'b', 'x'), card('4', 'a', null)],
  lanes,
);
const open = { isColumnShut: () => false, isLaneShut: () => false };
const onCard = (id: string): BoardFocus => ({ kind: 'card', id });

it('goes through the heads of lanes and keeps the column', () => {
  expect(nextFocus(grid, onCard('1'), 'up', open)).toEqual({ kind: 'lane', id: 'x', columnId: 'a' });
  expect(nextFocus(grid, onCard('3'), 'down', open)).toEqual({ kind: 'lane', id: 'y', columnId: 'b' });
  const y: BoardFocus = { kind: 'lane', id: 'y', columnId: 'b' };
  expect(nextFocus(grid, y, 'up', open)).toEqual(onCard('3'));
  expect(nextFocus(grid, y, 'down', open)).toEqual({ ...y, id: noLane });
  expect(nextFocus(grid, { ...y, id: noLane }, 'down', open)).toEqual(onCard('4'));
});
it('passes the cards of collapsed lanes and columns', () => {
  const collapsed = { isColumnShut: (id: string) => id === 'a', isLaneShut: (id: string) => id === 'x' };
  expect(firstFocus(grid, collapsed)).toEqual({ kind: 'lane', id: 'x' });
  expect(nextFocus(grid, { kind: 'lane', id: 'y' }, 'up', collapsed)).toEqual({ kind: 'lane', id: 'x' });
});
it('stays within the column on a board without lanes', () => {
  const flat = gridOf(columns, [card('1', 'a', null), card('2', 'b', null)]);
  expect(nextFocus(flat, onCard('1'), 'up', open)).toBeUndefined();
  expect(nextFocus(flat, onCard('1'), 'down', open)).toBeUndefined();
  expect(nextFocus(flat, onCard('1'), 'forward', open)).toEqual(onCard('2'));
  expect(firstFocus(gridOf(columns, []), open)).toBeUndefined();
});
it('reaches every lane from the first one with the down key', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('x', 'y', null)), { maxLength: 12 }),
      (places) => {
        const own = gridOf(
          columns,
          places.map(([column, lane], at) => card(String(at), column, lane)),
          lanes,
        );
        const seen: string[] = [];
        let focus: BoardFocus | undefined = { kind: 'lane', id: 'x' };
        for (let at = 0; focus && at < 40; at++) {
          if (focus.kind === 'lane') seen.push(focus.id);
          focus = nextFocus(own, focus, 'down', open);
        }
        expect(seen).toEqual(['x', 'y', noLane]);
      },
    ),
  );
});
