import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIsoInstant } from './database.ts';

describe('an instant of the database', () => {
  it('is parsed to the same millisecond', () => {
    expect(toIsoInstant('2026-11-22 10:04:05+00')).toBe('2026-11-22T10:04:05.000Z');
    expect(toIsoInstant('2026-11-22 10:04:05.1+00')).toBe('2026-11-22T10:04:05.100Z');
    expect(toIsoInstant('2026-11-22 10:04:05.123999+00')).toBe('2026-11-22T10:04:05.123Z');
    expect(toIsoInstant('2026-11-22 12:04:05.5+02')).toBe('2026-11-22T10:04:05.500Z');
  });
  it('equals the parsed Date for any instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString();
          expect(toIsoInstant(`${iso.slice(0, 10)} ${iso.slice(11, 23)}+00`)).toBe(iso);
        },
      ),
    );
  });
});
