import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measure } from './measure.ts';
import { drawnAs, retype, retypeObstacle, retypeParameters } from './change-type.ts';
import { takeoffTypes, type Calibration, type Geometry } from './types.ts';

const scale: Calibration = { type: 'known_length', value: 1 / 9, unit: 'ft', calibrated: true };
const rectangle: Geometry = {
  vertices: [
    { x: 0, y: 0 },
    { x: 360, y: 0 },
    { x: 360, y: 180 },
    { x: 0, y: 180 },
  ],
};
const hole = [
  { x: 9, y: 9 },
  { x: 27, y: 9 },
  { x: 27, y: 27 },
  { x: 9, y: 27 },
];

describe('retype', () => {
  it('converts an area to its outline and back', () => {
    const line = retype(rectangle, 'area', 'linear');
    expect(line && measure('linear', line, scale).quantity).toBeCloseTo(120, 9);
    const area = line && retype(line, 'linear', 'volume_2d');
    expect(area).toEqual(rectangle);
    expect(area && measure('volume_2d', area, scale, { depth: 1 / 3 }).quantity).toBeCloseTo(800 / 3, 9);
  });

  it('converts a line whose last point repeats the first to an area', () => {
    const vertices = [...rectangle.vertices, { x: 0, y: 0 }];
    expect(retype({ vertices }, 'linear_drop', 'area')).toEqual(rectangle);
  });

  it('keeps arcs on the closing side', () => {
    const vertices = [
      { x: 0, y: 0 },
      { x: 90, y: 0, bulge: 1 },
    ];
    const round = { vertices: [...vertices, { x: 90, y: 90, bulge: -0.5 }] };
    const line = retype(round, 'area', 'linear');
    expect(line && measure('linear', line, scale).quantity).toBeCloseTo(
      measure('area', round, scale).details.find(({ key }) => key === 'perimeter')?.value ?? 0,
      9,
    );
  });

  it('requires a closed line, and never converts an outline to marks', () => {
    const open: Geometry = { vertices: rectangle.vertices };
    expect(retypeObstacle(open, 'linear', 'area')).toBe('open');
    expect(retype(open, 'linear', 'area')).toBeNull();
    expect(retypeObstacle(open, 'linear', 'count')).toBe('marks');
    expect(retypeObstacle(open, 'count', 'area')).toBe('marks');
    expect(retype(open, 'count', 'linear')).toBeNull();
  });

  it('keeps cut-outs only among areas and openings only among walls', () => {
    const cut: Geometry = { ...rectangle, cutouts: [hole] };
    expect(retype(cut, 'area', 'pitched_area')).toBe(cut);
    expect(retype(cut, 'area', 'surface_area')).toEqual({ ...rectangle, closed: true });
    const wall: Geometry = { ...cut, closed: true };
    expect(retype(wall, 'surface_area', 'surface_area')).toBe(wall);
    expect(retype(wall, 'surface_area', 'linear')).toEqual({ ...rectangle, closed: true });
    expect(retype(wall, 'surface_area', 'area')).toEqual(rectangle);
  });

  it('keeps the multiplier but no dimensions of the previous condition', () => {
    const own = { multiplier: 3, drops: [10], height: 9 };
    expect(retypeParameters(own, 'linear_drop')).toEqual({ multiplier: 3, drops: [10] });
    expect(retypeParameters(own, 'linear')).toEqual({ multiplier: 3 });
  });

  it('is unchanged among types of the same shape, and measurable after conversion', () => {
    const type = fc.constantFrom(...takeoffTypes);
    const at = fc.record({ x: fc.integer({ min: 0, max: 999 }), y: fc.integer({ min: 0, max: 999 }) });
    const drawn = fc.record({
      vertices: fc.array(at, { minLength: 1, maxLength: 8 }),
      closed: fc.boolean(),
    });
    fc.assert(
      fc.property(drawn, type, type, (geometry, from, to) => {
        const next = retype(geometry, from, to);
        expect(next === null).toBe(retypeObstacle(geometry, from, to) !== null);
        if (drawnAs(from) === drawnAs(to)) expect(next).toBe(geometry);
        if (next) expect(Number.isFinite(measure(to, next, scale, { drops: [1] }).quantity)).toBe(true);
      }),
    );
  });
});
