import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoomLimits } from '../canvas/view.ts';
import { aloneScale, clusterLevel, createPinClusters, separatePin, splitScale } from './pinClusters.ts';

const pin = (id: string, x: number, y: number) => ({ id, at: { x, y } });
const idsOf = (clusters: readonly { pins: readonly { id: string }[] }[]) =>
  clusters.map(({ pins }) => pins.map(({ id }) => id));

const coordinate = fc.double({ min: -500, max: 3500, noNaN: true });
const anyPins = fc
  .array(fc.tuple(coordinate, coordinate), { maxLength: 80 })
  .map((places) => places.map(([x, y], index) => pin(`p${index}`, x, y)));
const anyScale = fc.double({ min: zoomLimits.min, max: zoomLimits.max, noNaN: true });

describe('createPinClusters', () => {
  it('joins pins that are nearer than the radius on the screen and splits them on zooming in', () => {
    const clustersAt = createPinClusters([pin('a', 0, 0), pin('b', 400, 0), pin('c', 20, 0)], 30);
    expect(idsOf(clustersAt(1))).toEqual([['a', 'c'], ['b']]);
    expect(idsOf(clustersAt(4))).toEqual([['a'], ['b'], ['c']]);
    expect(idsOf(clustersAt(0.05))).toEqual([['a', 'b', 'c']]);
    expect(clustersAt(1)[0]?.at).toEqual({ x: 10, y: 0 });
  });

  it('keeps pins at the same place together at every scale', () => {
    const clustersAt = createPinClusters([pin('a', 5, 5), pin('b', 5, 5)], 30);
    const [stack] = clustersAt(zoomLimits.max);
    expect(stack?.pins).toHaveLength(2);
    expect(stack && splitScale(clustersAt, stack, 1)).toBeUndefined();
  });

  it('leaves out pins without a finite place', () => {
    const clustersAt = createPinClusters(
      [pin('a', Number.NaN, 0), pin('b', 1, Infinity), pin('c', 0, 0)],
      30,
    );
    expect(idsOf(clustersAt(1))).toEqual([['c']]);
  });

  it('has every pin in exactly one cluster, in the order of the list', () => {
    fc.assert(
      fc.property(anyPins, anyScale, fc.double({ min: 10, max: 80, noNaN: true }), (pins, scale, radius) => {
        const clusters = createPinClusters(pins, radius)(scale);
        const all = clusters.flatMap((cluster) => cluster.pins);
        expect(all).toHaveLength(pins.length);
        expect(new Set(all)).toEqual(new Set(pins));
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length);
        const places = clusters.map((cluster) => cluster.pins.map((own) => pins.indexOf(own)));
        for (const own of places) expect(own).toEqual(own.toSorted((a, b) => a - b));
        const firsts = places.map(([first]) => first ?? -1);
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
      }),
    );
  });

  it('contains each cluster in one of every smaller scale', () => {
    fc.assert(
      fc.property(anyPins, anyScale, anyScale, (pins, one, other) => {
        const clustersAt = createPinClusters(pins, 30);
        const coarse = clustersAt(Math.min(one, other));
        for (const { pins: members } of clustersAt(Math.max(one, other))) {
          const holding = coarse.filter((cluster) => members.some((own) => cluster.pins.includes(own)));
          expect(holding).toHaveLength(1);
        }
      }),
    );
  });

  it('answers alike for a scale, whatever was asked before', () => {
    fc.assert(
      fc.property(anyPins, anyScale, fc.array(anyScale, { maxLength: 4 }), (pins, scale, before) => {
        const clustersAt = createPinClusters(pins, 30);
        for (const other of before) clustersAt(other);
        expect(clustersAt(scale)).toEqual(createPinClusters(pins, 30)(scale));
      }),
    );
  });

  it('joins 10,000 pins into few clusters and loses none', () => {
    const pins = Array.from({ length: 10_000 }, (_, index) =>
      pin(`p${index}`, (index * 7919) % 3024, (index * 104_729) % 2160),
    );
    const clustersAt = createPinClusters(pins, 60);
    const clusters = clustersAt(0.4);
    expect(clusters.reduce((sum, cluster) => sum + cluster.pins.length, 0)).toBe(10_000);
    expect(clusters.length).toBeLessThan(500);
  });
});

describe('clusterLevel', () => {
  it('is 0 at the largest scale and grows by two for each halving', () => {
    expect(clusterLevel(zoomLimits.max)).toBe(0);
    expect(clusterLevel(zoomLimits.max / 2)).toBe(2);
    expect(clusterLevel(zoomLimits.max * 2)).toBe(0);
  });
});

describe('separatePin', () => {
  it('shows the selected pin at its own place and keeps all others', () => {
    const clustersAt = createPinClusters([pin('a', 0, 0), pin('b', 10, 0), pin('c', 20, 0)], 30);
    const clusters = separatePin(clustersAt(1), 'b');
    expect(idsOf(clusters)).toEqual([['b'], ['a', 'c']]);
    expect(clusters[0]?.at).toEqual({ x: 10, y: 0 });
  });

  it('changes nothing for single and unknown pins', () => {
    const clusters = createPinClusters([pin('a', 0, 0), pin('b', 400, 0)], 30)(1);
    expect(separatePin(clusters, 'a')).toBe(clusters);
    expect(separatePin(clusters, 'x')).toBe(clusters);
    expect(separatePin(clusters, null)).toBe(clusters);
  });

  it('keeps every pin in exactly one cluster', () => {
    fc.assert(
      fc.property(anyPins, anyScale, fc.nat(79), (pins, scale, index) => {
        const separated = separatePin(createPinClusters(pins, 30)(scale), `p${index}`);
        expect(separated.flatMap((cluster) => cluster.pins)).toHaveLength(pins.length);
        const own = separated.filter((cluster) => cluster.pins.some(({ id }) => id === `p${index}`));
        if (index < pins.length) expect(own[0]?.pins).toHaveLength(1);
      }),
    );
  });
});

describe('splitScale and aloneScale', () => {
  it('are scales at which the pins are apart', () => {
    fc.assert(
      fc.property(anyPins, fc.double({ min: 0.05, max: 2, noNaN: true }), (pins, scale) => {
        const clustersAt = createPinClusters(pins, 30);
        for (const cluster of clustersAt(scale)) {
          const [first] = cluster.pins;
          const split = splitScale(clustersAt, cluster, scale);
          if (cluster.pins.length > 1 && split !== undefined) {
            expect(split).toBeGreaterThan(scale);
            const after = clustersAt(split).filter(({ pins: own }) =>
              own.some((one) => cluster.pins.includes(one)),
            );
            expect(after.length).toBeGreaterThan(1);
          }
          const alone = first && aloneScale(clustersAt, first.id, scale);
          if (alone !== undefined)
            expect(
              clustersAt(alone).find(({ pins: own }) => own.some((one) => one === first))?.pins,
            ).toHaveLength(1);
        }
      }),
      { numRuns: 30 },
    );
  });
});
