import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesIn, withAddress } from './addresses.ts';

test('addressesIn splits by commas and semicolons and removes duplicates', () => {
  expect(addressesIn(' a@b.test, C@d.test;c@D.test ,, ')).toEqual(['a@b.test', 'C@d.test']);
  expect(addressesIn('  ')).toEqual([]);
});

test('withAddress appends an address and keeps the order', () => {
  const address = fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,6}\.test$/);
  fc.assert(
    fc.property(fc.array(address), address, (before, more) => {
      const text = before.join(', ');
      const after = addressesIn(withAddress(text, more));
      expect(after.slice(0, addressesIn(text).length)).toEqual(addressesIn(text));
      expect(after).toContain(more);
      expect(withAddress(after.join(', '), more)).toBe(after.join(', '));
    }),
  );
});
