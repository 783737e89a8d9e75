import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrateByLength } from './calibration.ts';
import { arrowHead, calloutLeader, cloudOutline, dimensionSegments, dimensionText } from './mark-outlines.ts';
import { ringArea } from './polygon.ts';

const rectangle = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const side = fc.double({ min: 5, max: 2000, noNaN: true });
const place = fc.double({ min: -3000, max: 3000, noNaN: true });

describe('cloudOutline', () => {
  it('bulges to the outside in both drawing directions and passes through every corner', () => {
    fc.assert(
      fc.property(place, place, side, side, fc.boolean(), (x, y, width, height, isClockwise) => {
        const corners = rectangle(x, y, width, height);
        const outline = isClockwise ? corners.toReversed() : corners;
        const cloud = cloudOutline(outline);
        expect(ringArea(cloud).area).toBeGreaterThan(ringArea(outline).area);
        expect(cloud.length).toBeGreaterThanOrEqual(8);
        for (const corner of outline)
          expect(cloud.some((each) => Math.hypot(each.x - corner.x, each.y - corner.y) < 1e-6)).toBe(true);
      }),
    );
  });

  it('is empty for an outline without extent', () => {
    expect(cloudOutline([])).toEqual([]);
    expect(cloudOutline([{ x: 1, y: 1 }])).toEqual([]);
  });

  it('stays small for outlines larger than any sheet', () => {
    expect(cloudOutline(rectangle(0, 0, 1e12, 1)).length).toBeLessThan(5100);
    expect(cloudOutline(rectangle(-1e308, 0, 1.7e308, 1e308))).toEqual([]);
  });
});

describe('arrowHead', () => {
  it('points to the last vertex and is symmetric about the line', () => {
    fc.assert(
      fc.property(place, place, side, fc.double({ min: 0, max: 6.3, noNaN: true }), (x, y, length, angle) => {
        const to = { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) };
        const head = arrowHead([{ x, y }, to], 12);
        expect(head?.[0]).toEqual(to);
        const [, a, b] = head ?? [];
        const away = (p = to) => Math.hypot(p.x - to.x, p.y - to.y);
        expect(away(a)).toBeCloseTo(away(b), 6);
        expect(away(a)).toBeLessThanOrEqual(Math.min(12, length) * 1.08);
      }),
    );
  });

  it('has no head without a direction', () => {
    expect(
      arrowHead(
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
        12,
      ),
    ).toBeUndefined();
    expect(arrowHead([{ x: 1, y: 1 }], 12)).toBeUndefined();
  });
});

describe('dimensionSegments', () => {
  const vertices = [
    { x: 0, y: 0 },
    { x: 112.5, y: 0 },
    { x: 112.5, y: 27 },
  ];

  it('states each length under the scale of the sheet', () => {
    const scale = calibrateByLength({ x: 0, y: 0 }, { x: 112.5, y: 0 }, 12.5, 'ft');
    expect(dimensionText(vertices, [scale])).toBe('12′-6″, 3′-0″');
  });

  it('states points on the sheet without a scale', () => {
    expect(dimensionSegments(vertices, []).map(({ text }) => text)).toEqual(['112.5 pt', '27.0 pt']);
  });
});

describe('calloutLeader', () => {
  it('starts from the side of the box nearest to the point', () => {
    const box = rectangle(100, 100, 80, 40);
    expect(calloutLeader([...box, { x: 0, y: 120 }])?.from).toEqual({ x: 100, y: 120 });
    expect(calloutLeader([...box, { x: 140, y: 300 }])?.from).toEqual({ x: 140, y: 140 });
    expect(calloutLeader(box)).toBeUndefined();
  });
});
