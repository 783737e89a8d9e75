import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileLevel, tilesInBounds } from './planTiles.ts';

const sheet = { width: 1000, height: 600 };
const tiles = {
  size: 256,
  scales: [0.5, 1, 2],
  urlOf: (level: number, column: number, row: number) => `${level}/${column}/${row}`,
};

describe('tileLevel', () => {
  it('is the first level as sharp as the screen, or the sharpest', () => {
    expect(tileLevel(tiles.scales, 0.2)).toBe(0);
    expect(tileLevel(tiles.scales, 0.55)).toBe(0);
    expect(tileLevel(tiles.scales, 0.7)).toBe(1);
    expect(tileLevel(tiles.scales, 9)).toBe(2);
  });
});

describe('tilesInBounds', () => {
  it('counts rows from the upper edge of the sheet', () => {
    const top = { minX: 0, maxX: 10, minY: 590, maxY: 600 };
    expect(tilesInBounds(sheet, tiles, top, 1)).toEqual([
      { key: '1 0 0', url: '1/0/0', left: 0, top: 0, size: 256 },
    ]);
  });

  it('has none beside the sheet', () => {
    expect(tilesInBounds(sheet, tiles, { minX: 1100, maxX: 1200, minY: 0, maxY: 600 }, 1)).toEqual([]);
  });

  it('covers what is seen of the sheet with different tiles', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.double({ min: 0.1, max: 4, noNaN: true }), (x, y, scale) => {
        const place = { x: x * sheet.width, y: y * sheet.height };
        const bounds = { minX: place.x - 50, maxX: place.x + 50, minY: place.y - 50, maxY: place.y + 50 };
        const found = tilesInBounds(sheet, tiles, bounds, scale);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
        const down = sheet.height - place.y;
        const holding = found.filter(
          ({ left, top, size }) =>
            place.x >= left && place.x <= left + size && down >= top && down <= top + size,
        );
        expect(holding.length).toBeGreaterThan(0);
      }),
    );
  });
});
