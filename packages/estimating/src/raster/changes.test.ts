import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedRegions, type PixelBox } from './changes.ts';

const size = { width: 320, height: 240 };
const paper = () => new Uint8Array(size.width * size.height);

/** Image with filled boxes; a line is a box of one pixel. */
function picture(boxes: readonly PixelBox[], dark = 255, on = paper()): Uint8Array {
  for (const { x, y, width, height } of boxes)
    for (let row = y; row < y + height; row++)
      on.fill(dark, row * size.width + x, row * size.width + x + width);
  return on;
}
const moved = (boxes: readonly PixelBox[], dx: number, dy: number) =>
  boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }));
const holds = (outer: PixelBox, inner: PixelBox) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** Boxes away from the edge, so that they can be moved. */
const box = (least: number, most: number): fc.Arbitrary<PixelBox> =>
  fc.record({
    x: fc.integer({ min: 10, max: size.width - most - 10 }),
    y: fc.integer({ min: 10, max: size.height - most - 10 }),
    width: fc.integer({ min: least, max: most }),
    height: fc.integer({ min: least, max: most }),
  });
const boxes = fc.array(box(1, 60), { minLength: 1, maxLength: 12 });

/** Positions further apart than the grouping gap. */
const apart = Array.from({ length: 12 }, (_, at) => ({
  x: 16 + (at % 4) * 76,
  y: 16 + Math.floor(at / 4) * 76,
}));
const changes = fc.uniqueArray(
  fc.record({
    at: fc.nat(apart.length - 1),
    change: fc.constantFrom('added' as const, 'removed' as const),
    width: fc.integer({ min: 6, max: 36 }),
    height: fc.integer({ min: 6, max: 36 }),
  }),
  { selector: ({ at }) => at, maxLength: apart.length },
);

describe('no changes', () => {
  test('for equal and for empty images', () => {
    fc.assert(
      fc.property(boxes, (drawn) => {
        expect(changedRegions(picture(drawn), picture(drawn), size)).toEqual({ regions: [], share: 0 });
      }),
    );
    expect(changedRegions(paper(), paper(), size)).toEqual({ regions: [], share: 0 });
  });

  test('for antialiasing and slight misalignment', () => {
    const off = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(boxes, off, off, fc.integer({ min: 130, max: 255 }), (drawn, dx, dy, dark) => {
        const after = picture(moved(drawn, dx, dy), dark);
        expect(changedRegions(picture(drawn), after, size).regions).toEqual([]);
      }),
    );
  });

  test('for scan noise', () => {
    const specks = [...Array(20).keys()].map((at) => ({
      x: 20 + at * 14,
      y: 30 + (at % 3) * 70,
      width: 2,
      height: 1,
    }));
    expect(changedRegions(paper(), picture(specks), size).regions).toEqual([]);
  });
});

test('finds each isolated change once with its position and type', () => {
  fc.assert(
    fc.property(changes, (drawnChanges) => {
      const placed = drawnChanges.map(({ at, change, width, height }) => ({
        change,
        box: { ...apart[at]!, width, height },
      }));
      const of = (kind: string) => placed.filter(({ change }) => change === kind).map((each) => each.box);
      const { regions } = changedRegions(picture(of('removed')), picture(of('added')), size);
      expect(regions).toHaveLength(drawnChanges.length);
      for (const { change, box: where } of placed)
        expect(regions.filter((region) => region.change === change && holds(region.box, where))).toHaveLength(
          1,
        );
      for (const { box: around, cells } of regions)
        for (const cell of cells) {
          expect(cell.x + cell.width).toBeGreaterThan(around.x);
          expect(cell.x).toBeLessThan(around.x + around.width);
        }
    }),
  );
});

test('swaps added and removed for swapped images', () => {
  const other = { added: 'removed', removed: 'added', both: 'both' };
  const turned = <Part extends { change: 'added' | 'removed' | 'both' }>(part: Part) => ({
    ...part,
    change: other[part.change],
  });
  fc.assert(
    fc.property(boxes, boxes, (was, is) => {
      const there = changedRegions(picture(was), picture(is), size);
      const back = changedRegions(picture(is), picture(was), size);
      expect(back.share).toBe(there.share);
      expect(back.regions).toEqual(
        there.regions.map((region) => ({ ...turned(region), cells: region.cells.map(turned) })),
      );
    }),
  );
});

test('does not join changes further apart than the gap, and regions share no cell', () => {
  fc.assert(
    fc.property(boxes, boxes, (was, is) => {
      const seen = new Set<string>();
      for (const { cells } of changedRegions(picture(was), picture(is), size).regions)
        for (const { x, y, width } of cells)
          for (let at = x; at < x + width; at += 8) {
            expect(seen.has(`${at} ${y}`)).toBe(false);
            seen.add(`${at} ${y}`);
          }
    }),
  );
});

test('reports a moved door as one change and a wall beside it as another', () => {
  const wall = { x: 20, y: 20, width: 280, height: 4 };
  const door = { x: 60, y: 60, width: 20, height: 2 };
  const { regions, share } = changedRegions(
    picture([wall, door]),
    picture([wall, { ...door, x: 90 }, { x: 200, y: 100, width: 4, height: 90 }]),
    size,
  );
  expect(regions.map(({ change }) => change)).toEqual(['both', 'added']);
  expect(regions[0]?.box).toEqual({ x: 60, y: 60, width: 50, height: 2 });
  expect(regions[1]?.cells.reduce((sum, cell) => sum + cell.height, 0)).toBeGreaterThanOrEqual(90);
  // Cells within a change have their own types.
  const kinds = (change: string) => regions[0]?.cells.filter((cell) => cell.change === change);
  expect(kinds('removed')?.every(({ x, width }) => x + width <= 88)).toBe(true);
  expect(kinds('added')?.every(({ x }) => x >= 72)).toBe(true);
  expect([kinds('removed')?.length, kinds('added')?.length]).not.toContain(0);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(0.4);
});

test('orders changes in reading order', () => {
  const at = (x: number, y: number) => ({ x, y, width: 12, height: 12 });
  const { regions } = changedRegions(
    paper(),
    picture([at(200, 20), at(20, 24), at(20, 180), at(120, 100)]),
    size,
  );
  expect(regions.map(({ box: { x } }) => x)).toEqual([20, 200, 120, 20]);
});

test('reports a large share for a misaligned drawing', () => {
  const lines = [...Array(9).keys()].map((at) => ({ x: 20, y: 20 + at * 20, width: 250, height: 2 }));
  expect(changedRegions(picture(lines), picture(moved(lines, 0, 9)), size).share).toBe(1);
});

test('rejects images of different sizes', () => {
  expect(() => changedRegions(paper(), new Uint8Array(4), size)).toThrow(RangeError);
});
