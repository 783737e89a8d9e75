import { ApiError } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import { describe, expect, test } from 'vitest';
import { aboveFields, errorText } from './error-message.ts';

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

describe('what stands above the fields of a form', () => {
  const isHere = (field: string) => field === 'name';
  const refused = (...fields: string[]) =>
    new ApiError(422, 'Refused.', { errors: fields.map((field) => ({ field, message: `No ${field}.` })) });
  test.each([
    ['nothing where all of it stands beside them', refused('name'), ''],
    ['what belongs to no field here', refused('name', 'owner_id', 'stage'), 'No owner_id. No stage.'],
    ['the whole where none of it has a field here', refused('owner_id'), 'Refused.'],
    ['the whole where no field is named', refused(), 'Refused.'],
  ])('%s', (_name, error, text) => {
    expect(aboveFields(error, isHere)).toBe(text);
  });
});
