import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=8-400', { start: 8, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-400', { start: 0, end: 9 }],
  ['Bytes = 1 - 2', { start: 1, end: 2 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  // Answered with the complete file, as without a Range header.
  ['bytes=5-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('%s of ten bytes', (text, part) => {
  expect(resolveRange(text, 10)).toEqual(part);
});

test('the range lies within the file for any header', () => {
  const figure = fc.oneof(fc.constant(''), fc.nat(200).map(String));
  fc.assert(
    fc.property(figure, figure, fc.nat(100), (first, last, size) => {
      const part = resolveRange(`bytes=${first}-${last}`, size);
      if (part === undefined) expect(first === '' ? last === '' : last !== '' && +first > +last).toBe(true);
      else if (part === 'outside')
        expect(first === '' ? size === 0 || +last === 0 : +first >= size).toBe(true);
      else {
        expect(part.start).toBeGreaterThanOrEqual(0);
        expect(part.start).toBeLessThanOrEqual(part.end);
        expect(part.end).toBeLessThan(size);
      }
    }),
  );
});
