import { expect, test } from 'vitest';
import { insertName as completedText, completions } from './formula.ts';

const names = ['loaded_cost', 'cost', 'cost_rate'].map((name) => ({ name, label: name }));
const completed = (word: string) => completions(names, word, 'Function').map(({ id }) => id);

test('lists an exact name before longer names and before names that contain it', () => {
  expect(completed('cost')).toEqual(['cost', 'cost_rate']);
  expect(completions(names, 'cost', 'Function', true).map(({ id }) => id)).toEqual([
    'cost',
    'cost_rate',
    'loaded_cost',
  ]);
});
test('has no completions for an exact name without longer names', () => {
  expect(completed('loaded_cost')).toEqual([]);
  expect(completed('loaded_cos')).toEqual(['loaded_cost']);
});
test('lists names that start with a word before names that contain it, and functions last', () => {
  expect(completed('cost_')).toEqual(['cost_rate']);
  expect(completed('rate')).toEqual(['cost_rate']);
  expect(completed('ma')).toEqual(['max(']);
});
test('describes a name by its label only if the label says more', () => {
  const named = [
    { name: 'burden_rate', label: 'Labor burden', unit: '$/HR' },
    { name: 'floor_area', label: 'Floor area' },
  ];
  expect(completions(named, '', 'Function', true).slice(0, 2)).toEqual([
    { id: 'burden_rate', label: 'burden_rate', description: 'Labor burden', aside: '$/HR' },
    { id: 'floor_area', label: 'floor_area' },
  ]);
});
test('replaces the complete name at the caret', () => {
  expect(completedText('2 * pl + 1', 6, 'plan_area')).toEqual({ text: '2 * plan_area + 1', caret: 13 });
  expect(completedText('plan_area', 4, 'plan_area')).toEqual({ text: 'plan_area', caret: 9 });
  expect(completedText('(area2)', 3, 'plan_area')).toEqual({ text: '(plan_area)', caret: 10 });
});
