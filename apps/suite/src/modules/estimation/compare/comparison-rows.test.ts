import type { ComparedTakeoff } from '@plumbline/api';
import { expect, test } from 'vitest';
import { rowOf } from './comparison-rows.ts';

const takeoff = (values: Partial<ComparedTakeoff>): ComparedTakeoff => ({
  condition_id: 'w1',
  code: 'W1',
  name: 'Partition',
  type: 'linear',
  color: '#297cef',
  category: '',
  unit: 'LF',
  old_quantity: '220',
  new_quantity: '206.004',
  difference: '-13.996',
  old_measures: 3,
  new_measures: 2,
  sell_difference: '-1342.01',
  ...values,
});

test('shows the quantities of a condition on both sheets and their difference', () => {
  expect(rowOf(takeoff({}))).toMatchObject({
    change: 'changed',
    before: '220 LF',
    after: '206 LF',
    difference: '−14 LF',
    money: '−$1,342.01',
  });
});

test('marks a condition on only one sheet as added or removed, even with quantity 0', () => {
  expect(rowOf(takeoff({ old_measures: 0, difference: '206', sell_difference: '1200' }))).toMatchObject({
    change: 'added',
    difference: '+206 LF',
    money: '+$1,200.00',
  });
  expect(rowOf(takeoff({ new_measures: 0, difference: '0', sell_difference: '0' }))).toMatchObject({
    change: 'removed',
    difference: 'No change',
    money: '$0.00',
  });
  expect(rowOf(takeoff({ difference: '0' })).change).toBe('same');
});
