import { ApiError } from '@plumbline/api';
import { describe, expect, test } from 'vitest';
import { permitting, sharing } from './share-error-messages.ts';
import { DEFAULT_LEVEL, folderLevels, itemLevels } from './share-levels.ts';

const failing = (status: number) => Promise.reject(new ApiError(status, 'The server’s words.'));

test('the levels of spaces and tasks, and those of folders, are the specified ones', () => {
  const named = (levels: readonly { id: string; label: string }[]) =>
    levels.map(({ id, label }) => `${id} ${label}`);
  expect(named(itemLevels)).toEqual(['1 Read', '2 Editor', '3 Full access']);
  expect(named(folderLevels)).toEqual(['0 View', '1 Edit', '2 Full Access']);
});

test('new shares have full access unless another level is chosen', () => {
  expect(DEFAULT_LEVEL).toBe('3');
});

describe('the message of a failed share', () => {
  test.each([403, 422])('is the server’s for status %i', async (status) => {
    await expect(sharing(failing(status))).rejects.toThrow('The server’s words.');
  });
  test.each([0, 404, 500])('is the specified general one for status %i', async (status) => {
    await expect(sharing(failing(status))).rejects.toThrow('An error occur, please try again later');
  });
});

describe('the message of a failed permission change', () => {
  test('is the server’s when it rejects the change', async () => {
    await expect(permitting(failing(409))).rejects.toThrow('The server’s words.');
  });
  test.each([0, 500])('is the specified one for status %i', async (status) => {
    await expect(permitting(failing(status))).rejects.toThrow('An eror occur, please try again later');
  });
});
