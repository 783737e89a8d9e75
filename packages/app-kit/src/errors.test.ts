import { ApiError } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import { expect, test } from 'vitest';
import { errorText } from './errors.ts';

test('a reason that the server gives is said as it is', () => {
  const refused = new ApiError(409, 'It was issued already.');
  expect(errorText(refused)).toBe('It was issued already.');
  expect(errorText(refused, messages.tryAgainLater)).toBe('It was issued already.');
  const away = new ApiError(0, 'The server cannot be reached.');
  expect(errorText(away, messages.errorRestore)).toBe('The server cannot be reached.');
});

test.each([
  ['the server failed', new ApiError(500, messages.errorGeneric)],
  ['the screen failed', new TypeError('undefined is not a function')],
])('where %s, the text of the situation is said', (_, error) => {
  expect(errorText(error)).toBe('An error occur, please try again later');
  expect(errorText(error, messages.tryAgainLater)).toBe('Please try again later');
  expect(errorText(error, messages.errorRestore)).toBe('An error occur Please try again later');
});
