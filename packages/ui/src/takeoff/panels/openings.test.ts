import { calibrateByScale, measure, namedScales } from '@plumbline/estimating';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankOpening, openingCount, openingRows, readOpenings, type OpeningRow } from './openings.ts';

const row = (values: Partial<OpeningRow>): OpeningRow => ({ ...blankOpening(), ...values });
const read = (...rows: Partial<OpeningRow>[]) => readOpenings(rows.map(row), 'ft');

describe('openings', () => {
  it('parse drawing notation', () => {
    expect(read({ count: '3', width: '3′-0″', height: `7'` }, { width: '30 in', height: '4 1/2' })).toEqual({
      openings: [
        { width: 3, height: 7, count: 3 },
        { width: 2.5, height: 4.5 },
      ],
      wrong: new Map(),
    });
    expect(read({ count: '2 ×', width: '3', height: '7', faces: '2' }).openings).toEqual([
      { width: 3, height: 7, count: 2, sides: 2 },
    ]);
  });

  it('ignore empty rows and report invalid fields', () => {
    const begun = row({ width: `3'`, height: '', count: '1.5' });
    const { openings, wrong } = readOpenings([row({}), begun], 'ft');
    expect(openings).toBeNull();
    expect([...wrong]).toEqual([[begun.key, ['count', 'height']]]);
    expect(read({}).openings).toEqual([]);
    expect(read({ width: '3', height: 'tall' }).openings).toBeNull();
    expect(read({ width: '3', height: '7', faces: '0' }).openings).toBeNull();
  });

  it('round-trip through their display texts', () => {
    const size = fc.integer({ min: 1, max: 2000 }).map((n) => n / 48);
    const whole = fc.integer({ min: 2, max: 40 });
    const some = fc.array(fc.record({ width: size, height: size, count: whole, sides: whole }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(some, (openings) => {
        const again = readOpenings(openingRows(openings, 'ft'), 'ft').openings ?? [];
        expect(again).toHaveLength(openings.length);
        for (const [at, { width, height, ...rest }] of openings.entries()) {
          expect(again[at]).toMatchObject(rest);
          expect(again[at]?.width).toBeCloseTo(width, 6);
          expect(again[at]?.height).toBeCloseTo(height, 6);
        }
        expect(openingCount(again)).toBe(openings.reduce((sum, { count }) => sum + count, 0));
      }),
    );
  });

  it('leave 1,059 SF of 120 LF of wall with one door', () => {
    const line = {
      vertices: [
        { x: 0, y: 0 },
        { x: 1080, y: 0 },
      ],
    };
    const scale = calibrateByScale(namedScales.find(({ label }) => label.startsWith('1/8'))!);
    const openings = read({ width: `3'-0"`, height: `7'-0"` }).openings!;
    expect(measure('surface_area', line, scale, { height: 9, openings }).quantity).toBeCloseTo(1059, 9);
  });
});
