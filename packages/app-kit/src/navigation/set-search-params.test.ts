import { expect, test } from 'vitest';
import { setSearchParams } from './set-search-params.ts';

test('sets, replaces and removes parameters without changing the others or the input', () => {
  const before = new URLSearchParams('by=page&search=wall&tag=a&tag=b');
  const after = setSearchParams({ by: 'area', search: '', of: null, task: '7' })(before);
  expect(after.toString()).toBe('by=area&tag=a&tag=b&task=7');
  expect(before.toString()).toBe('by=page&search=wall&tag=a&tag=b');
});
