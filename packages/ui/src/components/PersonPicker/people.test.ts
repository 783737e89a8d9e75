import { expect, it } from 'vitest';
import { filterOptions } from '../Select/filter.ts';
import { rowsOf } from './people.ts';

const people = [
  { id: '1', name: 'Dana Whitfield', email: 'dana@northgate.test' },
  { id: '2', name: 'Tomás Herrera', email: 'tomas@northgate.test' },
  { id: '3', name: 'Priya Raman' },
];

it('lists the current user first', () => {
  const rows = rowsOf(people, '2', 'Me');
  expect(rows.map(({ id }) => id)).toEqual(['2', '1', '3']);
  expect(rows[0]?.aside).toBe('Me');
});

it('finds a person by name without accents, by email and as the current user', () => {
  const rows = rowsOf(people, '2', 'Me');
  expect(filterOptions(rows, 'tomas').map(({ id }) => id)).toEqual(['2']);
  expect(filterOptions(rows, 'dana@north').map(({ id }) => id)).toEqual(['1']);
  expect(filterOptions(rows, 'me').map(({ id }) => id)).toContain('2');
});

it('keeps the list if the current user is not in it', () => {
  expect(rowsOf(people, 'x', 'Me').map(({ id }) => id)).toEqual(['1', '2', '3']);
});
