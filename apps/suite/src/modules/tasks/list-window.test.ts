import { expect, test } from 'vitest';
import { stepsFrom } from './list-window.ts';

const page = { ids: ['c', 'd'], begins: 2, total: 5 };

test('a panel goes on over the whole list, beyond the page that is shown', () => {
  expect(stepsFrom(page, 'c', undefined)).toEqual({ at: 2, previous: 1, next: 3 });
  expect(stepsFrom(page, 'd', undefined)).toEqual({ at: 3, previous: 2, next: 4 });
  expect(stepsFrom({ ids: ['a', 'b'], begins: 0, total: 2 }, 'a', undefined)?.previous).toBeNull();
  expect(stepsFrom({ ids: ['a', 'b'], begins: 0, total: 2 }, 'b', undefined)?.next).toBeNull();
});

test('an item that is not of the list leads nowhere', () => {
  expect(stepsFrom(page, 'x', undefined)).toBeUndefined();
  expect(stepsFrom(page, 'x', { id: 'c', at: 2 })).toBeUndefined();
  expect(stepsFrom(page, undefined, { id: 'c', at: 2 })).toBeUndefined();
});

test('one that has left the list goes on from where it stood', () => {
  const rest = { ids: ['d', 'e'], begins: 2, total: 4 };
  expect(stepsFrom(rest, 'c', { id: 'c', at: 2 })).toEqual({ at: 2, previous: 1, next: 2 });
  expect(stepsFrom({ ids: ['a'], begins: 0, total: 1 }, 'b', { id: 'b', at: 1 })).toEqual({
    at: 1,
    previous: 0,
    next: null,
  });
});

test('one of the next page is gone on from before that page has come', () => {
  expect(stepsFrom(page, 'e', { id: 'e', at: 4, isAhead: true })).toEqual({ at: 4, previous: 3, next: null });
});
