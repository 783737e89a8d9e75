import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrateByScale, namedScales } from './calibration.ts';
import { measure } from './measure.ts';
import { parametersOf } from './parameters.ts';
import { takeoffTypes, type TakeoffParameters } from './types.ts';

const calibration = calibrateByScale(namedScales[0] as (typeof namedScales)[number]);
/** Positions on a sheet, to a sixteenth of a point. */
const along = fc.integer({ min: 0, max: 32_000 }).map((n) => n / 16);
const point = fc.record({ x: along, y: along });
const geometry = fc.record({ vertices: fc.array(point, { minLength: 3, maxLength: 8 }) });
const own: TakeoffParameters = {
  height: 9,
  width: 2,
  depth: 0.5,
  rise: 6,
  run: 12,
  diameter: 1.5,
  drops: [10, 4.5],
};

describe('typical group', () => {
  it('multiplies measures of every type', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...takeoffTypes),
        geometry,
        fc.integer({ min: 1, max: 60 }),
        (type, drawn, times) => {
          const once = measure(type, drawn, calibration, parametersOf(undefined, own));
          const group = measure(type, drawn, calibration, parametersOf(undefined, own, times));
          expect(group.quantity).toBeCloseTo(once.quantity * times, 5);
          expect(group.unit).toBe(once.unit);
        },
      ),
    );
  });

  it('applies on top of the multiplier, and an own multiplier replaces the condition’s', () => {
    expect(parametersOf({ multiplier: 2, height: 9 }, {}, 12)).toEqual({ multiplier: 24, height: 9 });
    expect(parametersOf({ multiplier: 2 }, { multiplier: 3 }, 12)).toEqual({ multiplier: 36 });
    expect(parametersOf({ height: 9 }, undefined)).toEqual({ height: 9 });
  });

  it('does not depend on the order of groups', () => {
    const times = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(times, times, (a, b) => {
        expect(parametersOf(parametersOf({}, {}, a), {}, b)).toEqual(
          parametersOf(parametersOf({}, {}, b), {}, a),
        );
      }),
    );
  });
});
