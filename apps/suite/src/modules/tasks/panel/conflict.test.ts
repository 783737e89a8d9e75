import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedOf, mergedPeople, overlaps } from './conflict.ts';

const before = { name: 'A', due_date: null, custom: { crew: 'B', hold: false } };

test('overlaps is false for a change of another field', () => {
  expect(overlaps(before, { ...before, name: 'Theirs' }, { due_date: '2026-01-01' })).toBe(false);
});
test('overlaps is true for different changes of the same field', () => {
  expect(overlaps(before, { ...before, name: 'Theirs' }, { name: 'Mine' })).toBe(true);
});
test('overlaps is false for equal changes', () => {
  expect(overlaps(before, { ...before, name: 'Both' }, { name: 'Both' })).toBe(false);
});
test('overlaps compares custom fields one by one', () => {
  const latest = { ...before, custom: { crew: 'C', hold: false } };
  expect(overlaps(before, latest, { custom: { hold: true } })).toBe(false);
  expect(overlaps(before, latest, { custom: { crew: 'D' } })).toBe(true);
});

test('changedOf drops unchanged fields and keeps custom fields', () => {
  expect(changedOf(before, { name: 'A', due_date: '2026-01-01' })).toEqual({ due_date: '2026-01-01' });
  expect(changedOf(before, { name: 'A', due_date: null })).toEqual({});
  expect(changedOf(before, { custom: { crew: 'B' } })).toEqual({ custom: { crew: 'B' } });
});

const people = fc.uniqueArray(fc.constantFrom('ann', 'ben', 'cy', 'dee'));
test('mergedPeople applies the assignments of both users', () => {
  expect(mergedPeople(['ann'], ['ann', 'ben'], ['ann', 'cy'])).toEqual(['ann', 'ben', 'cy']);
  expect(mergedPeople(['ann', 'ben'], ['ann', 'ben', 'cy'], ['ben'])).toEqual(['ben', 'cy']);
  fc.assert(
    fc.property(people, people, people, (begun, latest, edited) => {
      const merged = new Set(mergedPeople(begun, latest, edited));
      for (const each of edited.filter((id) => !begun.includes(id))) expect(merged).toContain(each);
      for (const each of begun.filter((id) => !edited.includes(id))) expect(merged).not.toContain(each);
      for (const each of latest.filter((id) => !begun.includes(id))) expect(merged).toContain(each);
      // Without concurrent changes the result is what was wanted.
      expect(new Set(mergedPeople(begun, begun, edited))).toEqual(new Set(edited));
    }),
  );
});
