import { describe, expect, test } from 'vitest';
import { undoEffectText, contentTypeNotice } from './import-text.ts';

test('undoing names only the affected records', () => {
  const noun = ['account', 'accounts'] as const;
  expect(undoEffectText({ created: 2, updated: 0 }, noun)).toBe(
    '2 accounts created by this import will be deleted, except those changed since.',
  );
  expect(undoEffectText({ created: 0, updated: 1 }, noun)).toBe(
    '1 account updated by this import will be restored, except those changed since.',
  );
  expect(undoEffectText({ created: 1, updated: 1200 }, noun)).toBe(
    '1 account created by this import will be deleted, and 1,200 updated by it will be restored, except those changed since.',
  );
});

describe('contentTypeNotice', () => {
  test.each([
    ['accounts.xlsx', 'text', 'contains plain text'],
    ['ACCOUNTS.XLSX', 'text', 'contains plain text'],
    ['accounts.csv', 'workbook', 'is an Excel workbook'],
  ] as const)('warns about %s read as %s', (name, readAs, words) => {
    expect(contentTypeNotice({ name, read_as: readAs })).toContain(words);
  });
  test.each([
    ['accounts.xlsx', 'workbook'],
    ['accounts.csv', 'text'],
    ['accounts.txt', 'text'],
    ['accounts.xlsx', ''],
  ] as const)('returns nothing for %s read as %s', (name, readAs) => {
    expect(contentTypeNotice({ name, read_as: readAs })).toBe('');
  });
});
