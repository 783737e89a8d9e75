import { expect, test } from 'vitest';
import { overlaps } from './conflict.ts';

const before = { name: 'A', due_date: null, custom: { crew: 'B', hold: false } };

test('a change of another field is no conflict', () => {
  expect(overlaps(before, { ...before, name: 'Theirs' }, { due_date: '2026-01-01' })).toBe(false);
});
test('the same field, changed otherwise, is one', () => {
  expect(overlaps(before, { ...before, name: 'Theirs' }, { name: 'Mine' })).toBe(true);
});
test('two who wrote the same agree', () => {
  expect(overlaps(before, { ...before, name: 'Both' }, { name: 'Both' })).toBe(false);
});
test('own fields are told apart one by one', () => {
  const latest = { ...before, custom: { crew: 'C', hold: false } };
  expect(overlaps(before, latest, { custom: { hold: true } })).toBe(false);
  expect(overlaps(before, latest, { custom: { crew: 'D' } })).toBe(true);
});
