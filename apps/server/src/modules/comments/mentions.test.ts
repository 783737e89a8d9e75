import { expect, test } from 'vitest';
import { bestMatches } from './mentions.ts';

const found = (detail: string, fit: number, ...names: string[]) =>
  names.map((name) => ({ name, detail, fit }));

test('orders the best matches first across record types', () => {
  const list = [
    ...found('Account', 2, 'Alder Slab'),
    ...found('Task', 0, 'Slab on grade'),
    ...found('Lead', 1, 'A slab'),
  ];
  expect(bestMatches(list, 8).map(({ name }) => name)).toEqual(['Slab on grade', 'A slab', 'Alder Slab']);
});

test('limits frequent record types so that others appear', () => {
  const list = [
    ...found('Account', 0, 'Ca', 'Cb', 'Cc', 'Cd', 'Ce'),
    ...found('Task', 0, 'Caulk'),
    ...found('Vendor', 0, 'Cable', 'Cord'),
  ];
  expect(bestMatches(list, 5).map(({ name }) => name)).toEqual(['Ca', 'Cable', 'Caulk', 'Cb', 'Cord']);
});
