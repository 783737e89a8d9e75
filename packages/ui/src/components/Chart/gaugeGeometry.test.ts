import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaugeArc, gaugePoint, gaugeShare } from './gaugeGeometry.ts';

describe('gauge', () => {
  it('measures the share of its range', () => {
    expect(gaugeShare(87, 0, 100)).toBe(0.87);
    expect(gaugeShare(-5, -10, 10)).toBe(0.25);
    expect(gaugeShare(5, 10, 10)).toBe(0);
    expect(gaugeShare(Number.NaN, 0, 10)).toBe(0);
  });
  it('stays on its half circle for every value', () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(number, number, number, (value, min, max) => {
        const share = gaugeShare(value, min, max);
        const { x, y } = gaugePoint(share, 50);
        expect(Math.hypot(x, y)).toBeCloseTo(50, 6);
        expect(y).toBeLessThanOrEqual(1e-9);
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
  it('draws arcs from the start to the end', () => {
    expect(gaugeArc(0, 1, 50)).toBe('M-50 0A50 50 0 0 1 50 0');
    expect(gaugeArc(0.5, 0.5, 50)).toBe('');
  });
});
