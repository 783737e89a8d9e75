import { ApiError } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import { describe, expect, test } from 'vitest';
import { aboveFields, errorText } from './error-message.ts';

test('errorText returns the message of the server', () => {
  const refused = new ApiError(409, 'It was issued already.');
  expect(errorText(refused)).toBe('It was issued already.');
  expect(errorText(refused, messages.tryAgainLater)).toBe('It was issued already.');
  const away = new ApiError(0, 'The server cannot be reached.');
  expect(errorText(away, messages.errorRestore)).toBe('The server cannot be reached.');
});

test.each([
  ['the server failed', new ApiError(500, messages.errorGeneric)],
  ['the screen failed', new TypeError('undefined is not a function')],
])('errorText returns the fallback when %s', (_, error) => {
  expect(errorText(error)).toBe('An error occur, please try again later');
  expect(errorText(error, messages.tryAgainLater)).toBe('Please try again later');
  expect(errorText(error, messages.errorRestore)).toBe('An error occur Please try again later');
});

describe('aboveFields', () => {
  const isHere = (field: string) => field === 'name';
  const refused = (...fields: string[]) =>
    new ApiError(422, 'Refused.', { errors: fields.map((field) => ({ field, message: `No ${field}.` })) });
  test.each([
    ['nothing when every error has a field in the form', refused('name'), ''],
    [
      'the errors without a field in the form',
      refused('name', 'owner_id', 'stage'),
      'No owner_id. No stage.',
    ],
    ['the whole message when no error has a field in the form', refused('owner_id'), 'Refused.'],
    ['the whole message when no field is named', refused(), 'Refused.'],
  ])('%s', (_name, error, text) => {
    expect(aboveFields(error, isHere)).toBe(text);
  });
});
