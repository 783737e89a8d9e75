import { expect, test } from 'vitest';
import { stepsFrom } from './list-window.ts';

const page = { ids: ['c', 'd'], begins: 2, total: 5 };

test('stepsFrom leads beyond the shown page to the ends of the list', () => {
  expect(stepsFrom(page, 'c', undefined)).toEqual({ at: 2, previous: 1, next: 3 });
  expect(stepsFrom(page, 'd', undefined)).toEqual({ at: 3, previous: 2, next: 4 });
  expect(stepsFrom({ ids: ['a', 'b'], begins: 0, total: 2 }, 'a', undefined)?.previous).toBeNull();
  expect(stepsFrom({ ids: ['a', 'b'], begins: 0, total: 2 }, 'b', undefined)?.next).toBeNull();
});

test('stepsFrom returns nothing for a task outside the list', () => {
  expect(stepsFrom(page, 'x', undefined)).toBeUndefined();
  expect(stepsFrom(page, 'x', { id: 'c', at: 2 })).toBeUndefined();
  expect(stepsFrom(page, undefined, { id: 'c', at: 2 })).toBeUndefined();
});

test('stepsFrom continues from the last position of a task that left the list', () => {
  const listWindow = { ids: ['d', 'e'], begins: 2, total: 4 };
  expect(stepsFrom(listWindow, 'c', { id: 'c', at: 2 })).toEqual({ at: 2, previous: 1, next: 2 });
  expect(stepsFrom({ ids: ['a'], begins: 0, total: 1 }, 'b', { id: 'b', at: 1 })).toEqual({
    at: 1,
    previous: 0,
    next: null,
  });
});

test('stepsFrom continues from a task of the next page before that page is loaded', () => {
  expect(stepsFrom(page, 'e', { id: 'e', at: 4, isAhead: true })).toEqual({ at: 4, previous: 3, next: null });
});
