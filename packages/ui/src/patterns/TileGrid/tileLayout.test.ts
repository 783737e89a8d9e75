import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTile,
  arrangeTile,
  countMoved,
  isSameLayout,
  limitSize,
  packTiles,
  readingOrder,
  reflowTiles,
  removeTile,
  tileColumns,
  type TilePlace,
} from './tileLayout.ts';

const at = (id: string, x: number, y: number, width: number, height: number): TilePlace => ({
  id,
  x,
  y,
  width,
  height,
});
const anyNumber = fc.oneof(
  fc.integer({ min: -5, max: 30 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1e9, -1e9, 2.6),
);
/** Layouts as a broken writer could store them. */
const anyLayout = fc
  .array(fc.tuple(anyNumber, anyNumber, anyNumber, anyNumber), { maxLength: 24 })
  .map((list) => list.map(([x, y, width, height], id) => at(`t${id}`, x, y, width, height)));
const packedLayout = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 6 }),
    ),
    { minLength: 1, maxLength: 16 },
  )
  .map((list) => packTiles(list.map(([x, y, width, height], id) => at(`t${id}`, x, y, width, height))));
const change = fc.record({
  pick: fc.nat(),
  x: fc.integer({ min: -3, max: 15 }),
  y: fc.integer({ min: -3, max: 40 }),
  width: fc.integer({ min: 0, max: 14 }),
  height: fc.integer({ min: 0, max: 8 }),
});
const pickOf = (layout: readonly TilePlace[], pick: number): TilePlace => {
  const place = layout[pick % layout.length];
  if (!place) throw new Error('An empty layout');
  return place;
};

const overlaps = (a: TilePlace, b: TilePlace) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const sharesColumns = (a: TilePlace, b: TilePlace) => a.x < b.x + b.width && b.x < a.x + a.width;
const pairs = (layout: readonly TilePlace[]) =>
  layout.flatMap((a, index) => layout.slice(index + 1).map((b) => [a, b] as const));
const isSound = (layout: readonly TilePlace[], columns = tileColumns) =>
  pairs(layout).every(([a, b]) => !overlaps(a, b)) &&
  layout.every(
    ({ x, y, width, height }) =>
      x >= 0 && y >= 0 && width >= 1 && height >= 1 && x + width <= columns && Number.isInteger(y),
  );
/** Every tile is at the top or directly below another one. */
const isCompact = (layout: readonly TilePlace[]) =>
  layout.every(
    (a) => a.y === 0 || layout.some((b) => b !== a && sharesColumns(a, b) && b.y + b.height === a.y),
  );

describe('packTiles', () => {
  it('closes gaps and separates tiles that overlap', () => {
    expect(packTiles([at('a', 0, 5, 6, 2), at('b', 4, 6, 4, 2), at('c', 9, 1, 3, 1)])).toEqual([
      at('a', 0, 0, 6, 2),
      at('c', 9, 0, 3, 1),
      at('b', 4, 2, 4, 2),
    ]);
  });
  it('repairs sizes and places outside of the grid', () => {
    expect(packTiles([at('a', 11, -4, 0, 2), at('b', -2, 1e9, 13, Number.NaN)])).toEqual([
      at('a', 11, 0, 1, 2),
      at('b', 0, 2, 12, 1),
    ]);
  });
  it('keeps the first of two places with one id', () => {
    expect(packTiles([at('a', 0, 0, 2, 2), at('a', 6, 0, 2, 2)])).toEqual([at('a', 0, 0, 2, 2)]);
  });
  it('applies the limits of a tile', () => {
    const limits = new Map([['a', { minWidth: 3, maxHeight: 2 }]]);
    expect(packTiles([at('a', 0, 0, 1, 9)], { limits })).toEqual([at('a', 0, 0, 3, 2)]);
  });
  it('has neither overlaps nor gaps nor tiles outside of the columns, and is idempotent', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const packed = packTiles(layout);
        expect(packed.length).toBe(layout.length);
        expect(isSound(packed)).toBe(true);
        expect(isCompact(packed)).toBe(true);
        expect(packTiles(packed)).toEqual(packed);
      }),
    );
  });
});

describe('arrangeTile', () => {
  it('moves the second of two halves below when the first grows', () => {
    const layout = [at('a', 0, 0, 6, 2), at('b', 6, 0, 6, 2)];
    expect(arrangeTile(layout, at('a', 0, 0, 8, 2))).toEqual([at('a', 0, 0, 8, 2), at('b', 6, 2, 6, 2)]);
  });
  it('exchanges a tile with a taller one below once it covers half of it', () => {
    const layout = [at('a', 0, 0, 4, 2), at('b', 0, 2, 4, 4)];
    expect(arrangeTile(layout, at('a', 0, 2, 4, 2))).toEqual(layout);
    expect(arrangeTile(layout, at('a', 0, 3, 4, 2))).toEqual([at('b', 0, 0, 4, 4), at('a', 0, 4, 4, 2)]);
  });
  it('pushes the tile below when a tile grows taller', () => {
    const layout = [at('a', 0, 0, 4, 2), at('b', 0, 2, 4, 1)];
    expect(arrangeTile(layout, at('a', 0, 0, 4, 6))).toEqual([at('a', 0, 0, 4, 6), at('b', 0, 6, 4, 1)]);
  });
  it('changes nothing for a tile that stays', () => {
    fc.assert(
      fc.property(packedLayout, fc.nat(), (layout, pick) => {
        expect(arrangeTile(layout, pickOf(layout, pick))).toEqual(layout);
      }),
    );
  });
  it('never overlaps, stays compact inside the columns, and keeps the order of the others', () => {
    fc.assert(
      fc.property(packedLayout, change, (layout, { pick, ...to }) => {
        const { id } = pickOf(layout, pick);
        const next = arrangeTile(layout, { id, ...to });
        expect(next.length).toBe(layout.length);
        expect(isSound(next)).toBe(true);
        expect(isCompact(next)).toBe(true);
        expect(packTiles(next)).toEqual(next);
        const places = new Map(next.map((place) => [place.id, place]));
        for (const [a, b] of pairs(layout)) {
          if (a.id === id || b.id === id || !sharesColumns(a, b)) continue;
          const [after, other] = [places.get(a.id), places.get(b.id)];
          expect(Math.sign((after?.y ?? 0) - (other?.y ?? 0))).toBe(Math.sign(a.y - b.y));
        }
        for (const place of layout) {
          const after = places.get(place.id);
          if (place.id !== id)
            expect([after?.x, after?.width, after?.height]).toEqual([place.x, place.width, place.height]);
        }
      }),
    );
  });
});

describe('addTile and removeTile', () => {
  it('uses the first free place', () => {
    const layout = [at('a', 0, 0, 8, 4), at('b', 8, 0, 4, 2)];
    expect(addTile(layout, { id: 'c', width: 4, height: 2 })).toEqual([...layout, at('c', 8, 2, 4, 2)]);
    expect(addTile([], { id: 'c', width: 20, height: 2 })).toEqual([at('c', 0, 0, 12, 2)]);
  });
  it('moves no other tile, and removing restores the layout', () => {
    fc.assert(
      fc.property(
        packedLayout,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        (layout, width, height) => {
          const added = addTile(layout, { id: 'new', width, height });
          expect(isSound(added)).toBe(true);
          expect(countMoved(layout, added, 'new')).toBe(0);
          expect(isSameLayout(removeTile(added, 'new'), layout)).toBe(true);
        },
      ),
    );
  });
});

describe('reflowTiles', () => {
  it('puts narrow tiles in pairs and wide ones in lines of their own', () => {
    const layout = [at('a', 0, 0, 3, 2), at('b', 3, 0, 3, 2), at('c', 6, 0, 6, 3)];
    expect(reflowTiles(layout, 6)).toEqual([at('a', 0, 0, 3, 2), at('b', 3, 0, 3, 2), at('c', 0, 2, 6, 3)]);
  });
  it('keeps the reading order and never overlaps', () => {
    fc.assert(
      fc.property(packedLayout, fc.constantFrom(1, 6), (layout, columns) => {
        const shown = reflowTiles(layout, columns);
        expect(isSound(shown, columns)).toBe(true);
        expect(readingOrder(shown).map(({ id }) => id)).toEqual(layout.map(({ id }) => id));
      }),
    );
  });
});

it('limits a size to the tile and the columns', () => {
  expect(limitSize({ width: 40, height: 0 }, { minHeight: 2 })).toEqual({ width: 12, height: 2 });
  expect(limitSize({ width: 4, height: 4 }, { minWidth: 6, maxWidth: 3 })).toEqual({ width: 6, height: 4 });
});
