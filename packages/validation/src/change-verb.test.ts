import { expect, test } from 'vitest';
import { changeVerb } from './change-verb.ts';

test.each([
  ['created', 'created'],
  ['updated', 'updated'],
  ['deleted', 'deleted'],
  ['restored', 'restored'],
  ['converted', 'converted'],
  // The key that quotes and requests store when they are sent.
  ['issued', 'sent'],
])('the action %s is shown as %s', (action, verb) => {
  expect(changeVerb(action)).toBe(verb);
});
