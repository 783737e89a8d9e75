import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toggleSeries } from './toggleSeries.ts';

it('hides and shows a series', () => {
  const all = ['labor', 'material', 'subs'];
  const hidden = toggleSeries(new Set(), 'material', all);
  expect([...hidden]).toEqual(['material']);
  expect([...toggleSeries(hidden, 'material', all)]).toEqual([]);
});

it('forgets a hidden series that is no longer there', () => {
  expect([...toggleSeries(new Set(['gone']), 'labor', ['labor', 'subs'])]).toEqual(['labor']);
});

it('always leaves a series shown', () => {
  const ids = ['a', 'b', 'c'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ids, 'unknown')), (presses) => {
      let hidden: ReadonlySet<string> = new Set();
      for (const id of presses) hidden = toggleSeries(hidden, id, ids);
      expect(ids.some((id) => !hidden.has(id))).toBe(true);
    }),
  );
});
