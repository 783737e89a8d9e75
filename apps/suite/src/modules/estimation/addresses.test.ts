import { describe, expect, it } from 'vitest';
import { addressesIn, isAddress } from './addresses.ts';

describe('addresses as people list them', () => {
  it('are told apart by commas, semicolons, spaces and lines, each once', () => {
    expect(addressesIn(' a@x.test, b@x.test;c@x.test\n<d@x.test>  a@x.test')).toEqual([
      'a@x.test',
      'b@x.test',
      'c@x.test',
      'd@x.test',
    ]);
    expect(addressesIn('  ')).toEqual([]);
  });
  it('are told from what is none', () => {
    for (const text of ['a@x.test', 'first.last+q@sub.x.test']) expect(isAddress(text)).toBe(true);
    for (const text of ['', 'a', 'a@x', '@x.test', 'a@@x.test', 'a b@x.test'])
      expect(isAddress(text)).toBe(false);
  });
});
