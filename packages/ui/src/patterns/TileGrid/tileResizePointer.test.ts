import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeAt, sizeAt, type TileEdge } from './tileResizePointer.ts';

const pitch = { columns: 12, column: 100, row: 70 };
const place = { id: 'a', x: 3, y: 2, width: 4, height: 3 };
const point = fc.record({
  inline: fc.integer({ min: -3000, max: 3000 }),
  block: fc.integer({ min: -3000, max: 3000 }),
});
const edge = fc.constantFrom<TileEdge>('start', 'end', 'bottom', 'bottomStart', 'bottomEnd');

it('moves a tile to the nearest lines', () => {
  expect(placeAt(place, { inline: 149, block: 36 }, pitch)).toEqual({ ...place, x: 1, y: 1 });
  expect(placeAt(place, { inline: 5000, block: -90 }, pitch)).toEqual({ ...place, x: 8, y: 0 });
});

it('sizes a tile by an edge', () => {
  expect(sizeAt(place, 'end', { inline: 910, block: 0 }, pitch)).toEqual({ ...place, width: 6 });
  expect(sizeAt(place, 'start', { inline: 90, block: 900 }, pitch)).toEqual({ ...place, x: 1, width: 6 });
  expect(sizeAt(place, 'bottom', { inline: 0, block: 500 }, pitch)).toEqual({ ...place, height: 5 });
  expect(sizeAt(place, 'bottomEnd', { inline: 400, block: 210 }, pitch)).toEqual({
    ...place,
    width: 1,
    height: 1,
  });
  expect(sizeAt(place, 'start', { inline: 690, block: 0 }, pitch, { minWidth: 3 })).toEqual({
    ...place,
    x: 4,
    width: 3,
  });
});

it('stays inside the columns and keeps the opposite edge', () => {
  fc.assert(
    fc.property(point, edge, (at, by) => {
      const next = sizeAt(place, by, at, pitch);
      expect(next.x).toBeGreaterThanOrEqual(0);
      expect(next.x + next.width).toBeLessThanOrEqual(12);
      expect(next.width).toBeGreaterThanOrEqual(1);
      expect(next.height).toBeGreaterThanOrEqual(1);
      if (by === 'start' || by === 'bottomStart') expect(next.x + next.width).toBe(7);
      else expect(next.x).toBe(3);
      const moved = placeAt(place, at, pitch);
      expect(moved.x >= 0 && moved.x + moved.width <= 12 && moved.y >= 0).toBe(true);
    }),
  );
});
