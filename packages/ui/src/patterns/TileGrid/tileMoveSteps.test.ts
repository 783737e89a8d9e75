import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameLayout, packTiles, type TilePlace } from './tileLayout.ts';
import { isStep, stepSize, stepTile, type TileStep } from './tileMoveSteps.ts';

const at = (id: string, x: number, y: number, width: number, height: number): TilePlace => ({
  id,
  x,
  y,
  width,
  height,
});
const layout = [at('a', 0, 0, 6, 2), at('b', 6, 0, 6, 4), at('c', 0, 2, 6, 3)];
const held = (place: TilePlace): TileStep => ({ want: place, layout });
const placeOf = (step: TileStep | undefined, id: string) => step?.layout.find((place) => place.id === id);

describe('stepTile', () => {
  it('goes down to the next row that changes the layout', () => {
    const down = stepTile(layout, held(at('a', 0, 0, 6, 2)), 'down');
    expect(placeOf(down, 'a')).toEqual(at('a', 0, 3, 6, 2));
    expect(placeOf(down, 'c')).toEqual(at('c', 0, 0, 6, 3));
  });
  it('comes back by the opposite step', () => {
    const down = stepTile(layout, held(at('a', 0, 0, 6, 2)), 'down');
    if (!down) throw new Error('No step');
    const up = stepTile(layout, down, 'up');
    expect(isSameLayout(up?.layout ?? [], layout)).toBe(true);
  });
  it('ends at the edges', () => {
    expect(stepTile(layout, held(at('a', 0, 0, 6, 2)), 'back')).toBeUndefined();
    expect(stepTile(layout, held(at('a', 0, 0, 6, 2)), 'up')).toBeUndefined();
    expect(stepTile(layout, held(at('b', 6, 0, 6, 4)), 'forward')).toBeUndefined();
    expect(stepTile(layout, held(at('c', 0, 2, 6, 3)), 'down')).toBeUndefined();
  });
  it('changes the layout with every step, and always ends', () => {
    const places = fc.array(
      fc.tuple(fc.nat(11), fc.nat(8), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5 })),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(places, fc.nat(), (list, pick) => {
        const start = packTiles(list.map(([x, y, width, height], id) => at(`t${id}`, x, y, width, height)));
        const want = start[pick % start.length];
        if (!want) return;
        let step: TileStep = { want, layout: start };
        for (let steps = 0; ; steps += 1) {
          expect(steps).toBeLessThan(80);
          const next = stepTile(start, step, 'down');
          if (!next) break;
          expect(isSameLayout(next.layout, step.layout)).toBe(false);
          step = next;
        }
      }),
    );
  });
});

describe('stepSize', () => {
  it('changes the width by a column and the height by a row', () => {
    expect(placeOf(stepSize(layout, held(at('a', 0, 0, 6, 2)), 'forward'), 'a')).toEqual(at('a', 0, 0, 7, 2));
    expect(placeOf(stepSize(layout, held(at('a', 0, 0, 6, 2)), 'down'), 'c')).toEqual(at('c', 0, 3, 6, 3));
  });
  it('ends at the limits of the tile and at the edge', () => {
    const limits = new Map([['a', { minWidth: 6, maxHeight: 2 }]]);
    expect(stepSize(layout, held(at('a', 0, 0, 6, 2)), 'back', { limits })).toBeUndefined();
    expect(stepSize(layout, held(at('a', 0, 0, 6, 2)), 'down', { limits })).toBeUndefined();
    expect(stepSize(layout, held(at('b', 6, 0, 6, 4)), 'forward')).toBeUndefined();
  });
});

it('has no step for Home and End', () => {
  expect([isStep('up'), isStep('first'), isStep('last'), isStep(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
