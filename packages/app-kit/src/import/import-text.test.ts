import { describe, expect, test } from 'vitest';
import { undoing, otherThanNamed } from './import-text.ts';

test('taking an import back names only what it will do', () => {
  const noun = ['account', 'accounts'] as const;
  expect(undoing({ created: 2, updated: 0 }, noun)).toBe(
    '2 accounts that this import created are deleted, except those that somebody changed since.',
  );
  expect(undoing({ created: 0, updated: 1 }, noun)).toBe(
    '1 account that it updated is put back, except those that somebody changed since.',
  );
  expect(undoing({ created: 1, updated: 1200 }, noun)).toBe(
    '1 account that this import created is deleted, and 1,200 that it updated are put back, except those that somebody changed since.',
  );
});

describe('a file that is not what its name says', () => {
  test.each([
    ['accounts.xlsx', 'text', 'holds plain text'],
    ['ACCOUNTS.XLSX', 'text', 'holds plain text'],
    ['accounts.csv', 'workbook', 'is an Excel workbook'],
  ] as const)('%s that is a %s says so', (name, readAs, words) => {
    expect(otherThanNamed({ name, read_as: readAs })).toContain(words);
  });
  test.each([
    ['accounts.xlsx', 'workbook'],
    ['accounts.csv', 'text'],
    ['accounts.txt', 'text'],
    ['accounts.xlsx', ''],
  ] as const)('%s that is a %s says nothing', (name, readAs) => {
    expect(otherThanNamed({ name, read_as: readAs })).toBe('');
  });
});
