import { expect, test } from 'vitest';
import { withParams } from './set-search-params.ts';

test('words of an address are set, replaced and taken out; the others and the address before stay', () => {
  const before = new URLSearchParams('by=page&search=wall&tag=a&tag=b');
  const after = withParams({ by: 'area', search: '', of: null, task: '7' })(before);
  expect(after.toString()).toBe('by=area&tag=a&tag=b&task=7');
  expect(before.toString()).toBe('by=page&search=wall&tag=a&tag=b');
});
