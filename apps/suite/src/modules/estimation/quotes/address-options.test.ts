import { describe, expect, test } from 'vitest';
import { addressOptions } from './address-options.ts';

const contacts = [
  { email: 'dana@halvorsen.test', name: 'Dana Whitfield' },
  { email: 'omar@halvorsen.test', name: 'Omar Reyes' },
];
const ids = (search: string) => addressOptions(search, contacts).map(({ id }) => id);

describe('address options', () => {
  test('are all contacts without a search', () => {
    expect(ids('')).toEqual(['dana@halvorsen.test', 'omar@halvorsen.test']);
  });
  test('match the name or the address of a contact', () => {
    expect(ids('whit')).toEqual(['dana@halvorsen.test']);
    expect(ids('OMAR@')).toEqual(['omar@halvorsen.test']);
  });
  test('contain each complete address that was typed or pasted, once', () => {
    expect(ids('site@owner.test, office@owner.test')).toEqual(['site@owner.test', 'office@owner.test']);
    expect(ids('dana@halvorsen.test')).toEqual(['dana@halvorsen.test']);
    expect(ids('site@')).toEqual([]);
  });
});
