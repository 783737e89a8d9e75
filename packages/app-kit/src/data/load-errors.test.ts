import { ApiError } from '@plumbline/api';
import { expect, test } from 'vitest';
import { isFatal } from './load-errors.ts';

test('isLost keeps shown data through transient errors but not when it is gone or forbidden', () => {
  const away = new ApiError(0, 'The server cannot be reached.');
  expect(isFatal(undefined, false)).toBe(false);
  expect(isFatal(undefined, true)).toBe(false);
  expect(isFatal(away, false)).toBe(true);
  expect(isFatal(away, true)).toBe(false);
  expect(isFatal(new ApiError(500, 'Something went wrong.'), true)).toBe(false);
  for (const status of [403, 404, 410]) expect(isFatal(new ApiError(status, 'Gone.'), true)).toBe(true);
});
