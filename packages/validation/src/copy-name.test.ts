import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test('copyName appends "copy" and a number', () => {
  expect(copyName('Interiors', [])).toBe('Interiors copy');
  expect(copyName('Interiors', ['interiors COPY'])).toBe('Interiors copy 2');
  expect(copyName('Interiors copy 2', ['Interiors copy', 'Interiors copy 2'])).toBe('Interiors copy 3');
});

test('copyName returns a free name within the length limit', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 260 }), fc.nat(4), (name, times) => {
      const taken: string[] = [];
      for (let at = 0; at <= times; at++) {
        const next = copyName(name, taken);
        expect(taken.map((each) => each.toLowerCase())).not.toContain(next.toLowerCase());
        expect(next.length).toBeLessThanOrEqual(250);
        taken.push(next);
      }
    }),
  );
});
