import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PixelBox } from '../raster/index.ts';
import { type SymbolMatches, findSymbolMatches } from './match-template.ts';
import { isSameMatch, removeDuplicateMatches } from './remove-duplicate-matches.ts';
import { proposedPlaces } from './proposals.ts';
import type { Bitmap } from './symbol.ts';
import {
  circle,
  crossed,
  downlight,
  hook,
  line,
  lying,
  paper,
  receptacle,
  rect,
  stamp,
  troffer,
} from './stamps.test.parts.ts';

const size = { width: 640, height: 480 };
const options = { least: 0.8, takesTurned: true, takesMirrored: true, within: null };
const around = ({ x, y, width, height }: PixelBox, by = 4): PixelBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
const found = (on: Bitmap, box: PixelBox): SymbolMatches => {
  const answer = findSymbolMatches(on, box);
  if (!answer) throw new Error('nothing was in the box');
  return answer;
};
/** Expects exactly the stamped places, once each. */
function expectExactly(places: readonly { box: PixelBox }[], stamped: readonly PixelBox[]) {
  for (const box of stamped) expect(places.filter((place) => isSameMatch(place.box, box))).toHaveLength(1);
  expect(places).toHaveLength(stamped.length);
}

/** Positions further apart than a symbol with its margin. */
const slots = Array.from({ length: 20 }, (_, at) => ({
  x: 40 + (at % 5) * 120,
  y: 30 + Math.floor(at / 5) * 112,
}));
const placed = (most: number) =>
  fc.uniqueArray(
    fc.record({
      slot: fc.nat(slots.length - 1),
      dx: fc.integer({ min: -20, max: 20 }),
      dy: fc.integer({ min: -14, max: 14 }),
      turns: fc.integer({ min: 0, max: 3 }),
      isMirrored: fc.boolean(),
    }),
    { selector: ({ slot }) => slot, minLength: 2, maxLength: most },
  );
const anywhere = fc.record({
  x0: fc.integer({ min: 0, max: size.width }),
  y0: fc.integer({ min: 0, max: size.height }),
  x1: fc.integer({ min: 0, max: size.width }),
  y1: fc.integer({ min: 0, max: size.height }),
});
const symbols = fc.constantFrom(receptacle, hook, troffer, crossed);

describe('matches', () => {
  test('are found at every position and orientation, once each', () => {
    fc.assert(
      fc.property(symbols, placed(14), (symbol, places) => {
        const on = paper(size.width, size.height);
        const stamped = places.map(({ slot, dx, dy, turns, isMirrored }) =>
          stamp(on, lying(symbol, turns, isMirrored), slots[slot]!.x + dx, slots[slot]!.y + dy),
        );
        const { places: all } = found(on, around(stamped[0]!));
        expectExactly(proposedPlaces(all, options), stamped);
      }),
      { numRuns: 12 },
    );
  });

  test('are found with lines passing through', () => {
    fc.assert(
      fc.property(
        placed(10),
        fc.array(anywhere, { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 0, max: size.height - 2 }), { maxLength: 4 }),
        (places, slanted, level) => {
          const on = paper(size.width, size.height);
          const stamped = places.map(({ slot, dx, dy, turns }) =>
            stamp(on, lying(receptacle, turns), slots[slot]!.x + dx, slots[slot]!.y + dy),
          );
          const [first] = stamped;
          const clean = { width: on.width, height: on.height, ink: on.ink.slice() };
          for (const { x0, y0, x1, y1 } of slanted) line(on, x0, y0, x1, y1);
          for (const y of level) line(on, 0, y, size.width - 1, y);
          // The template has no lines passing through.
          const box = around(first!);
          for (let y = box.y; y < box.y + box.height; y++)
            on.ink.set(
              clean.ink.subarray(y * on.width + box.x, y * on.width + box.x + box.width),
              y * on.width + box.x,
            );
          const all = proposedPlaces(found(on, box).places, { ...options, least: 0.7 });
          for (const each of stamped)
            expect(all.filter((place) => isSameMatch(place.box, each))).toHaveLength(1);
        },
      ),
      { numRuns: 12 },
    );
  });

  test.each([0, 1, 2, 3])('are found with a line on any row, rotated %i times', (turns) => {
    const at = { x: 160, y: 32 };
    for (let y = at.y - 8; y < at.y + 50; y++) {
      const on = paper(size.width, size.height);
      const first = stamp(on, receptacle, 40, 200);
      const second = stamp(on, lying(receptacle, turns), at.x, at.y);
      line(on, 0, y, size.width - 1, y);
      expectExactly(proposedPlaces(found(on, around(first)).places, options), [first, second]);
    }
  });

  test('are not found twice beside similar lines', () => {
    const on = paper(size.width, size.height);
    const first = stamp(on, receptacle, 40, 30);
    const second = stamp(on, lying(receptacle, 3), 400, 253);
    line(on, 525, 280, 333, 226);
    line(on, 552, 252, 202, 227);
    expectExactly(proposedPlaces(found(on, around(first)).places, { ...options, least: 0.7 }), [
      first,
      second,
    ]);
  });

  test('do not depend on the position of the drawing', () => {
    fc.assert(
      fc.property(
        symbols,
        placed(8),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (symbol, places, right, down) => {
          const at = (dx: number, dy: number) => {
            const on = paper(size.width + 60, size.height + 60);
            const stamped = places.map((each) =>
              stamp(
                on,
                lying(symbol, each.turns, each.isMirrored),
                slots[each.slot]!.x + each.dx + dx,
                slots[each.slot]!.y + each.dy + dy,
              ),
            );
            return proposedPlaces(found(on, around(stamped[0]!)).places, options);
          };
          const [here, there] = [at(0, 0), at(right, down)];
          expect(there).toHaveLength(here.length);
          for (const [index, place] of here.entries()) {
            // The coarse search may be off by one coarse pixel.
            expect(Math.abs(there[index]!.box.x - right - place.box.x)).toBeLessThanOrEqual(2);
            expect(Math.abs(there[index]!.box.y - down - place.box.y)).toBeLessThanOrEqual(2);
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  test('report their orientation', () => {
    const on = paper(size.width, size.height);
    const plain = [stamp(on, hook, 40, 40), stamp(on, hook, 160, 40)];
    const quarter = stamp(on, lying(hook, 1), 280, 40);
    const mirror = stamp(on, lying(hook, 0, true), 400, 40);
    const both = stamp(on, lying(hook, 3, true), 520, 40);
    const { places } = found(on, around(plain[0]!));
    const only = (takesTurned: boolean, takesMirrored: boolean) =>
      proposedPlaces(places, { ...options, takesTurned, takesMirrored });
    expectExactly(only(false, false), plain);
    expectExactly(only(true, false), [...plain, quarter]);
    expectExactly(only(false, true), [...plain, mirror]);
    expectExactly(only(true, true), [...plain, quarter, mirror, both]);
  });

  test('are listed in reading order within the requested region', () => {
    const on = paper(size.width, size.height);
    const stamped = [
      [40, 44],
      [200, 40],
      [360, 48],
      [60, 200],
      [220, 204],
    ].map(([x, y]) => stamp(on, receptacle, x!, y!));
    const { places } = found(on, around(stamped[4]!));
    const all = proposedPlaces(places, options);
    expectExactly(all, stamped);
    expect(all.map(({ box }) => Math.round(box.x / 20))).toEqual(
      stamped.map(({ x }) => Math.round((x + 2) / 20)),
    );
    const within = { x: 180, y: 0, width: 300, height: 480 };
    expectExactly(proposedPlaces(places, { ...options, within }), [stamped[1]!, stamped[2]!, stamped[4]!]);
  });
});

describe('other symbols', () => {
  test('have a similarity below the threshold', () => {
    fc.assert(
      fc.property(placed(12), (places) => {
        const on = paper(size.width, size.height);
        const others = [crossed, troffer, hook, downlight];
        const [first, ...rest] = places;
        const box = stamp(on, receptacle, slots[first!.slot]!.x, slots[first!.slot]!.y);
        for (const [index, { slot, dx, dy, turns }] of rest.entries())
          stamp(on, lying(others[index % others.length]!, turns), slots[slot]!.x + dx, slots[slot]!.y + dy);
        expectExactly(proposedPlaces(found(on, around(box)).places, options), [box]);
      }),
      { numRuns: 12 },
    );
  });

  test('rank lower if they only contain the symbol', () => {
    const on = paper(size.width, size.height);
    const plain = stamp(on, downlight, 40, 40);
    const again = stamp(on, downlight, 160, 40);
    const cross = stamp(on, crossed, 280, 40);
    const framed = stamp(on, downlight, 420, 40);
    rect(on, { x: 416, y: 36, width: 36, height: 36 });
    const passed = stamp(on, downlight, 40, 200);
    line(on, 0, 212, size.width - 1, 212);
    const leader = stamp(on, downlight, 160, 300);
    line(on, 185, 320, 260, 360);
    const { places } = found(on, around(plain, 8));
    const similarity = (box: PixelBox) =>
      Math.max(0, ...places.filter((place) => isSameMatch(place.box, box)).map((place) => place.similarity));
    expect(similarity(plain)).toBe(1);
    expect(similarity(again)).toBeGreaterThan(0.97);
    for (const same of [passed, leader]) expect(similarity(same)).toBeGreaterThan(0.85);
    for (const other of [cross, framed]) expect(similarity(other)).toBeLessThan(0.8);
  });
});

test('cuts the symbol out of its surroundings', () => {
  const on = paper(size.width, size.height);
  const box = stamp(on, receptacle, 100, 100);
  const wall = 140;
  line(on, 0, wall, size.width - 1, wall);
  line(on, 60, 90, 96, 128);
  const other = stamp(on, receptacle, 300, 200);
  const { symbol, places } = found(on, { x: 84, y: 92, width: 64, height: 58 });
  expect(Math.abs(symbol.x - box.x)).toBeLessThanOrEqual(3);
  expect(symbol.x + symbol.width).toBeLessThanOrEqual(box.x + box.width);
  expectExactly(proposedPlaces(places, options), [box, other]);
});

test('finds large symbols', () => {
  const on = paper(1600, 1200);
  const drawn = [
    [120, 160],
    [700, 420],
    [1300, 900],
  ].map(([x, y]) => {
    circle(on, x!, y!, 90);
    line(on, x! - 60, y!, x! + 60, y!);
    line(on, x!, y! - 60, x!, y! + 20);
    return { x: x! - 90, y: y! - 90, width: 180, height: 180 };
  });
  circle(on, 700, 900, 90);
  const { places } = found(on, around(drawn[0]!));
  expectExactly(proposedPlaces(places, options), drawn);
});

test('returns null for an empty box or one outside of the drawing', () => {
  const on = paper(size.width, size.height);
  stamp(on, hook, 40, 40);
  line(on, 300, 300, 303, 300);
  expect(findSymbolMatches(on, { x: 200, y: 200, width: 60, height: 60 })).toBeNull();
  expect(findSymbolMatches(on, { x: 290, y: 290, width: 30, height: 30 })).toBeNull();
  expect(findSymbolMatches(on, { x: 900, y: 200, width: 60, height: 60 })).toBeNull();
});

test('limits the number of matches to the most similar and flags it', () => {
  const on = paper(size.width, size.height);
  for (let y = 4; y < 470; y += 12) for (let x = 4; x < 630; x += 12) circle(on, x + 4, y + 4, 4);
  const answer = findSymbolMatches(on, { x: 2, y: 2, width: 12, height: 12 }, { most: 100 });
  expect(answer?.isCapped).toBe(true);
  expect(answer?.places.filter(({ isTurned, isMirrored }) => !isTurned && !isMirrored)).toHaveLength(100);
  expect(answer?.places[0]?.similarity).toBe(1);
});

test('reports increasing progress up to the end', () => {
  const on = paper(size.width, size.height);
  const progress: number[] = [];
  findSymbolMatches(on, around(stamp(on, hook, 40, 40)), { onProgress: (part) => progress.push(part) });
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
});

test('rejects a drawing of another size', () => {
  expect(() =>
    findSymbolMatches({ ...size, ink: new Uint8Array(4) }, { x: 0, y: 0, width: 9, height: 9 }),
  ).toThrow(RangeError);
});

test('keeps the most similar of overlapping matches', () => {
  const box = (x: number) => ({ x, y: 0, width: 20, height: 20 });
  const kept = removeDuplicateMatches([
    { box: box(0), similarity: 0.8 },
    { box: box(4), similarity: 0.9 },
    { box: box(21), similarity: 0.7 },
  ]);
  expect(kept.map(({ similarity }) => similarity)).toEqual([0.9, 0.7]);
});
