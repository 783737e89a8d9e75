import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedOf, mergedPeople, overlaps } from './conflict.ts';

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

test('what is left as it was is no change, and own fields are left as they came', () => {
  expect(changedOf(before, { name: 'A', due_date: '2026-01-01' })).toEqual({ due_date: '2026-01-01' });
  expect(changedOf(before, { name: 'A', due_date: null })).toEqual({});
  expect(changedOf(before, { custom: { crew: 'B' } })).toEqual({ custom: { crew: 'B' } });
});

const people = fc.uniqueArray(fc.constantFrom('ann', 'ben', 'cy', 'dee'));
test('people whom two put on and take off stay as each has said', () => {
  expect(mergedPeople(['ann'], ['ann', 'ben'], ['ann', 'cy'])).toEqual(['ann', 'ben', 'cy']);
  expect(mergedPeople(['ann', 'ben'], ['ann', 'ben', 'cy'], ['ben'])).toEqual(['ben', 'cy']);
  fc.assert(
    fc.property(people, people, people, (begun, latest, wanted) => {
      const merged = new Set(mergedPeople(begun, latest, wanted));
      for (const each of wanted.filter((id) => !begun.includes(id))) expect(merged).toContain(each);
      for (const each of begun.filter((id) => !wanted.includes(id))) expect(merged).not.toContain(each);
      for (const each of latest.filter((id) => !begun.includes(id))) expect(merged).toContain(each);
      // Where nobody else has done anything, it is what was wanted.
      expect(new Set(mergedPeople(begun, begun, wanted))).toEqual(new Set(wanted));
    }),
  );
});
