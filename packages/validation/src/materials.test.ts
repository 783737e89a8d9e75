import { describe, expect, test } from 'vitest';
import {
  laborCostItemProblems,
  laborCostProblems,
  laborProductivityProblems,
  materialPriceProblems,
  materialProblems,
} from './materials.ts';
import { messages } from './messages.ts';

const cost = {
  name: 'Carpenter',
  unit: 'h',
  regular_cost: '0.001',
  overtime_cost: '90',
  double_overtime_cost: '120',
  nightshift_cost: '70',
};
const speed = { name: 'Framing', code: 'FR', unit: 'D', value: '1' };

test('returns no problems for valid values', () => {
  expect(materialProblems({ name: 'Paint', code: 'PT-1' })).toEqual([]);
  expect(laborCostProblems(cost)).toEqual([]);
  expect(laborProductivityProblems(speed)).toEqual([]);
  expect(laborCostItemProblems({ name: 'Crew', profit: '0', indirect_cost: '0', discount: '100' })).toEqual(
    [],
  );
  expect(
    materialPriceProblems({
      price: '0',
      tariff_percentage: '100',
      last_price_date: '2026-01-01',
      expiry_price_date: '2026-01-01',
    }),
  ).toEqual([]);
});

describe('specified messages by field', () => {
  test.each([
    [materialProblems({ name: 'Paint', code: ' paint' }), 'code', messages.materialNameCodeSame],
    [laborCostProblems({ ...cost, overtime_cost: '0.0009' }), 'overtime_cost', messages.minValue0001],
    [laborCostProblems({ ...cost, regular_cost: '' }), 'regular_cost', messages.required],
    [laborCostProblems({ ...cost, unit: 'y' }), 'unit', '“y” is not one of the options'],
    [laborProductivityProblems({ ...speed, value: '0.99' }), 'value', messages.minValue1],
    [laborProductivityProblems({ ...speed, code: ' ' }), 'code', messages.required],
    [laborCostItemProblems({ name: 'Crew', profit: '-0.1' }), 'profit', messages.minValue0],
    [
      laborCostItemProblems({ name: 'Crew', discount: '100.1' }),
      'discount',
      'Enter number between 0 and 100',
    ],
    [materialPriceProblems({ price: '-1' }), 'price', messages.minValue0],
    [
      materialPriceProblems({ price: '1', duty_percentage: '100.5' }),
      'duty_percentage',
      'Enter number between 0 and 100',
    ],
    [materialPriceProblems({ price: '1', cushion: '-1' }), 'cushion', messages.minValue0],
    [
      materialPriceProblems({ price: '1', last_price_date: '2026-02-01', expiry_price_date: '2026-01-31' }),
      'expiry_price_date',
      'A price cannot expire before its date',
    ],
  ])('%j', (problems, field, message) => {
    expect(problems).toEqual([{ field, message }]);
  });
});
