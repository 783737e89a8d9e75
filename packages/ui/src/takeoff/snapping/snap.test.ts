import { describe, expect, it } from 'vitest';
import { resolveSnap, type SnapQuestion } from './resolveSnap.ts';
import { createSegmentIndex } from './segmentIndex.ts';

const ask = (more: Partial<SnapQuestion>) =>
  resolveSnap({
    raw: { x: 0, y: 0 },
    reach: 10,
    segments: [],
    points: [],
    anchor: null,
    locked: false,
    closing: null,
    ...more,
  });
const cross = [0, 50, 100, 50, 50, 0, 50, 100];

describe('snap', () => {
  it('does not move the pointer if nothing is near', () => {
    expect(ask({ raw: { x: 300, y: 300 }, segments: cross })).toEqual({
      point: { x: 300, y: 300 },
      kind: null,
    });
  });

  it('prefers intersections, midpoints and endpoints to lines', () => {
    const uneven = [0, 50, 120, 50, 50, 0, 50, 100];
    expect(ask({ raw: { x: 53, y: 52 }, segments: uneven })).toEqual({
      point: { x: 50, y: 50 },
      kind: 'intersection',
    });
    expect(ask({ raw: { x: 118, y: 53 }, segments: uneven }).kind).toBe('endpoint');
    expect(ask({ raw: { x: 61, y: 55 }, segments: [0, 50, 120, 50] })).toEqual({
      point: { x: 60, y: 50 },
      kind: 'midpoint',
    });
    expect(ask({ raw: { x: 25, y: 54 }, segments: uneven })).toEqual({
      point: { x: 25, y: 50 },
      kind: 'edge',
    });
  });

  it('keeps a locked wall exactly level and stops at the next line', () => {
    const answer = ask({
      raw: { x: 48, y: 33.3 },
      segments: [50, 0, 50, 100],
      anchor: { x: 0, y: 30.123456789 },
      locked: true,
    });
    expect(answer).toEqual({ point: { x: 50, y: 30.123456789 }, kind: 'intersection' });
  });

  it('locks to 45° in both directions', () => {
    const anchor = { x: 10, y: 10 };
    expect(ask({ raw: { x: 40, y: 38 }, anchor, locked: true }).point).toEqual({ x: 39, y: 39 });
    expect(ask({ raw: { x: 40, y: -18 }, anchor, locked: true }).point).toEqual({ x: 39, y: -19 });
  });

  it('prefers closing the drawing', () => {
    const answer = ask({ raw: { x: 51, y: 51 }, segments: cross, closing: { x: 55, y: 55 } });
    expect(answer).toEqual({ point: { x: 55, y: 55 }, kind: 'close' });
  });

  it('snaps to marks', () => {
    expect(ask({ raw: { x: 3, y: 4 }, points: [{ x: 0, y: 0 }] }).kind).toBe('endpoint');
  });
});

describe('segment index', () => {
  it('finds segments that touch a box up to the limit', () => {
    const index = createSegmentIndex(new Float64Array(cross));
    const found: number[] = [];
    index.collect({ minX: 45, minY: 90, maxX: 55, maxY: 99 }, found, 8);
    expect(found).toEqual([50, 0, 50, 100]);
    const both: number[] = [];
    index.collect({ minX: 0, minY: 0, maxX: 100, maxY: 100 }, both, 1);
    expect(both).toHaveLength(4);
  });

  it('returns nothing for a sheet without lines', () => {
    const found: number[] = [];
    createSegmentIndex(new Float64Array(0)).collect({ minX: 0, minY: 0, maxX: 1, maxY: 1 }, found, 9);
    expect(found).toEqual([]);
  });
});
