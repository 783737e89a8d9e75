import { ApiError } from '@plumbline/api';
import { expect, test } from 'vitest';
import { isLost } from './load-errors.ts';

test('isLost keeps shown data through transient errors but not when it is gone or forbidden', () => {
  const away = new ApiError(0, 'The server cannot be reached.');
  expect(isLost(undefined, false)).toBe(false);
  expect(isLost(undefined, true)).toBe(false);
  expect(isLost(away, false)).toBe(true);
  expect(isLost(away, true)).toBe(false);
  expect(isLost(new ApiError(500, 'Something went wrong.'), true)).toBe(false);
  for (const status of [403, 404, 410]) expect(isLost(new ApiError(status, 'Gone.'), true)).toBe(true);
});
