import { expect, test } from 'vitest';
import { joinFacts, plainValue, withUnit, wordsOfCode } from './format-values.ts';

test.each([
  [1, 'days', '1 day'],
  [0, 'days', '0 days'],
  [5, 'days', '5 days'],
  [1, 'SQFT', '1 SQFT'],
  [7, undefined, '7'],
])('%j with %j', (value, unit, shown) => {
  expect(withUnit(value, unit)).toBe(shown);
});

test('wordsOfCode splits identifiers into words', () => {
  expect(['taskFolder', 'take-off', 'partner_request', 'aiRequest'].map(wordsOfCode)).toEqual([
    'task folder',
    'take-off',
    'partner request',
    'ai request',
  ]);
});

test('listed joins non-empty parts', () => {
  expect(joinFacts(['Vail', '', undefined, null, '303-555-0101'])).toBe('Vail · 303-555-0101');
  expect(joinFacts([])).toBe('');
});

test('listed isolates right-to-left names so that following figures keep their order', () => {
  expect(joinFacts(['شركة البناء', '303-555-0101'])).toBe('\u2068شركة البناء\u2069 · 303-555-0101');
});

test('plainValue strips rich text markup and keeps other values', () => {
  expect(plainValue('<p>Keep <strong>dry</strong> &amp; warm.</p><ul><li><p>One</p></li></ul>')).toBe(
    'Keep dry & warm. One',
  );
  expect(plainValue('<5 days')).toBe('<5 days');
  expect(plainValue('a < b')).toBe('a < b');
});
