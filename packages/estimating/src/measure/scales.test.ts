import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrateByScale, namedScales, uncalibrated } from './calibration.ts';
import { calibrationFor, crossesScales, scaleText, withDetail, withSheetScale } from './scales.ts';
import type { Calibration } from './types.ts';

const sheet: Calibration = { type: 'known_length', value: 1 / 18, unit: 'ft', calibrated: true };
const detail = (value: number, x: number, y: number, width: number, height: number): Calibration => ({
  uuid: `${x}-${y}-${width}`,
  name: 'Detail 3',
  type: 'known_length',
  value,
  unit: 'ft',
  calibrated: true,
  region: { x, y, width, height },
});
const outer = detail(1 / 36, 0, 0, 100, 100);
const inner = detail(1 / 72, 10, 10, 30, 30);
const all = [sheet, outer, inner];
const line = (...flat: number[]) =>
  Array.from({ length: flat.length / 2 }, (_, at) => ({ x: flat[at * 2] ?? 0, y: flat[at * 2 + 1] ?? 0 }));

describe('calibrationFor', () => {
  it('is that of the smallest region containing all vertices', () => {
    expect(calibrationFor(all, line(12, 12, 40, 40))).toBe(inner);
    expect(calibrationFor(all, line(12, 12, 50, 40))).toBe(outer);
    expect(calibrationFor(all, line(12, 12, 101, 40))).toBe(sheet);
    expect(calibrationFor(all, line(200, 200))).toBe(sheet);
  });

  it('is uncalibrated if none applies', () => {
    expect(calibrationFor([outer], line(12, 12, 101, 40))).toBe(uncalibrated);
    expect(calibrationFor(all, [])).toBe(uncalibrated);
    const without = { ...outer, calibrated: false };
    expect(calibrationFor([sheet, without], line(1, 1, 2, 2))).toBe(without);
  });

  it('does not depend on the first vertex or the order of calibrations', () => {
    const at = fc.record({ x: fc.integer({ min: 0, max: 120 }), y: fc.integer({ min: 0, max: 120 }) });
    fc.assert(
      fc.property(fc.array(at, { minLength: 1, maxLength: 6 }), (vertices) => {
        const calibration = calibrationFor(all, vertices);
        expect(calibrationFor([...all].reverse(), [...vertices].reverse())).toBe(calibration);
        // A shape crosses no scale that contains all of it, but one that contains only a part.
        if (calibration === inner) expect(crossesScales(all, vertices)).toBe(false);
        expect(crossesScales([sheet], vertices)).toBe(false);
      }),
    );
  });

  it('detects measures that cross different scales', () => {
    expect(crossesScales(all, line(12, 12, 50, 40))).toBe(true);
    expect(crossesScales(all, line(90, 90, 200, 90))).toBe(true);
    expect(crossesScales(all, line(50, 50, 90, 90))).toBe(false);
    // A room around a detail has no corner in it.
    expect(crossesScales([sheet, inner], line(0, 0, 99, 0, 99, 99, 0, 99))).toBe(false);
    expect(crossesScales([sheet, { ...outer, value: sheet.value }], line(50, 50, 200, 50))).toBe(false);
  });
});

describe('scaleText', () => {
  it('uses the names on drawings', () => {
    for (const scale of namedScales) {
      expect(scaleText(calibrateByScale(scale))).toBe(scale.label);
      expect(scaleText({ ...outer, value: scale.k * 1.0002, unit: scale.unit })).not.toBe('');
    }
    expect(scaleText({ ...outer, value: 1 / 72 })).toBe('1″ = 1′-0″');
    expect(scaleText({ ...outer, value: 1 / 10 })).toContain('7′');
    expect(scaleText({ ...outer, value: 0.03, unit: 'm' })).toBe('1:85');
    expect(scaleText(uncalibrated)).toBe('');
  });
});

describe('sheet scales', () => {
  it('keep detail scales when the sheet scale is set', () => {
    expect(withSheetScale(all, { ...sheet, value: 1 })).toEqual([{ ...sheet, value: 1 }, outer, inner]);
    expect(withSheetScale([outer], sheet)).toEqual([sheet, outer]);
  });

  it('contain a detail once', () => {
    expect(withDetail(all, { ...inner, name: 'Sill' })[2]).toMatchObject({ name: 'Sill', value: 1 / 72 });
    expect(withDetail([sheet], outer)).toEqual([sheet, outer]);
  });
});
