import { describe, expect, it } from 'vitest';
import { addressesIn, isAddress } from './addresses.ts';

describe('email address lists', () => {
  it('are split at commas, semicolons, spaces and line breaks, without duplicates', () => {
    expect(addressesIn(' a@x.test, b@x.test;c@x.test\n<d@x.test>  a@x.test')).toEqual([
      'a@x.test',
      'b@x.test',
      'c@x.test',
      'd@x.test',
    ]);
    expect(addressesIn('  ')).toEqual([]);
  });
  it('distinguish valid from invalid addresses', () => {
    for (const text of ['a@x.test', 'first.last+q@sub.x.test']) expect(isAddress(text)).toBe(true);
    for (const text of ['', 'a', 'a@x', '@x.test', 'a@@x.test', 'a b@x.test'])
      expect(isAddress(text)).toBe(false);
  });
});
