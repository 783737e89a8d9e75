import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packTiles, type TilePlace } from './tileLayout.ts';
import { listTiles, neighborOf } from './tileOrder.ts';

const at = (id: string, x: number, y: number, width: number, height: number): TilePlace => ({
  id,
  x,
  y,
  width,
  height,
});
const layout = [at('a', 0, 0, 6, 2), at('b', 6, 0, 6, 4), at('c', 0, 2, 6, 3), at('d', 6, 4, 6, 2)];

it('lists tiles in their order on a phone, the others after them', () => {
  expect(listTiles(layout, ['d', 'gone', 'b'])).toEqual([
    at('d', 0, 0, 1, 2),
    at('b', 0, 2, 1, 4),
    at('a', 0, 6, 1, 2),
    at('c', 0, 8, 1, 3),
  ]);
});

it('keeps every tile for any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'x')), (order) => {
      const list = listTiles(layout, order);
      expect(list.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
      // Packing the list again changes nothing, so that a move begins from what is shown.
      expect(packTiles(list, { columns: 1 })).toEqual(list);
    }),
  );
});

it('finds the neighbor that is seen in a direction', () => {
  expect(neighborOf(layout, 'a', 'forward')).toBe('b');
  expect(neighborOf(layout, 'a', 'down')).toBe('c');
  expect(neighborOf(layout, 'b', 'down')).toBe('d');
  expect(neighborOf(layout, 'd', 'back')).toBe('c');
  expect(neighborOf(layout, 'd', 'up')).toBe('b');
  expect(neighborOf(layout, 'a', 'up')).toBeUndefined();
  expect(neighborOf(layout, 'gone', 'up')).toBeUndefined();
});
