import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextChunkSize } from './chunk-size.ts';

const megabyte = 1024 * 1024;

test.each([
  ['the first part', undefined, 256, 8],
  ['a first part where less is taken', undefined, 4, 4],
  ['a line of 4 MB a second', { bytes: 8 * megabyte, took: 2_000 }, 256, 8],
  ['a line of 10 MB a second', { bytes: 8 * megabyte, took: 800 }, 256, 20],
  ['a line of 1 GB a second', { bytes: 8 * megabyte, took: 8 }, 256, 32],
  ['the same, later', { bytes: 128 * megabyte, took: 128 }, 256, 256],
  ['a line of 100 KB a second', { bytes: 8 * megabyte, took: 80_000 }, 256, 1],
  ['a clock that did not move', { bytes: 8 * megabyte, took: 0 }, 256, 32],
])('%s', (_, before, largest, parts) => {
  expect(nextChunkSize(before, largest * megabyte) / megabyte).toBeCloseTo(parts, 5);
});

test('stays within 1 byte and the limit and converges at constant speed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 4_000_000_000 }),
      fc.integer({ min: 1, max: 512 * megabyte }),
      (perSecond, largest) => {
        let part = nextChunkSize(undefined, largest);
        for (let n = 0; n < 12; n++) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThanOrEqual(largest);
          part = nextChunkSize({ bytes: part, took: (part / perSecond) * 1000 }, largest);
        }
        const next = nextChunkSize({ bytes: part, took: (part / perSecond) * 1000 }, largest);
        expect(Math.abs(next - part)).toBeLessThanOrEqual(Math.max(2, part * 0.01));
      },
    ),
  );
});
