import { expect, test } from 'vitest';
import { completions } from './formula.ts';

const names = ['loaded_cost', 'cost', 'cost_rate'].map((name) => ({ name, label: name }));
const completed = (word: string) => completions(names, word, 'Function').map(({ id }) => id);

test('a whole name comes before those that go on from it, and before those that have it where the list is asked for', () => {
  expect(completed('cost')).toEqual(['cost', 'cost_rate']);
  expect(completions(names, 'cost', 'Function', true).map(({ id }) => id)).toEqual([
    'cost',
    'cost_rate',
    'loaded_cost',
  ]);
});
test('a whole name that none goes on from leaves nothing to complete', () => {
  expect(completed('loaded_cost')).toEqual([]);
  expect(completed('loaded_cos')).toEqual(['loaded_cost']);
});
test('names that begin with a word come before those that have it, and functions behind them', () => {
  expect(completed('cost_')).toEqual(['cost_rate']);
  expect(completed('rate')).toEqual(['cost_rate']);
  expect(completed('ma')).toEqual(['max(']);
});
