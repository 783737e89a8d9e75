import { expect, test } from 'vitest';
import { storableChanges } from './form-draft.ts';

const fields = [
  { name: 'name', kind: 'text' },
  { name: 'password', kind: 'secret' },
  { name: 'custom.color', kind: 'text' },
  { name: 'custom.job', kind: 'search' },
];
const initial = { name: 'Acme', password: '', city: null, custom: { color: 'red', job: 'j1' } };

test('stores only values that differ from the initial ones', () => {
  expect(storableChanges({ ...initial, name: 'Acme West', city: '' }, initial, fields)).toEqual({
    name: 'Acme West',
  });
  expect(storableChanges(initial, initial, fields)).toEqual({});
});

test('never stores passwords', () => {
  expect(storableChanges({ ...initial, password: 'Secret!2026' }, initial, fields)).toEqual({});
});

test('stores custom fields, except references, whose names would be unknown', () => {
  const custom = { color: 'blue', job: 'j2' };
  expect(storableChanges({ ...initial, custom }, initial, fields)).toEqual({
    custom: { color: 'blue', job: 'j1' },
  });
  expect(storableChanges({ ...initial, custom: { color: 'red', job: 'j2' } }, initial, fields)).toEqual({});
});
