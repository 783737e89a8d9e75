import { expect, test } from 'vitest';
import { alternateAmount, alternateCode, alternateItems } from './alternate-items.ts';

const alternate = {
  uuid: 'a1',
  number: 1,
  name: 'Level 5 finish',
  description: 'Lobby only',
  kind: 'add',
  amount: '4180.50',
  accepted: false,
} as const;

test.each([
  ['4180.5', '+$4,180.50'],
  ['-1200', '-$1,200.00'],
  ['0', '$0.00'],
])('alternateAmount(%j) shows the sign of a price change', (amount, shown) => {
  expect(alternateAmount(amount).replace('−', '-')).toBe(shown);
});

test('alternateItems names the code, the kind and the price change', () => {
  expect(alternateCode(2)).toBe('ALT-2');
  expect(alternateItems([alternate])).toEqual([
    {
      id: 'a1',
      code: 'ALT-1',
      name: 'Level 5 finish',
      detail: 'add, Lobby only',
      amount: '+$4,180.50',
      isIncluded: false,
      isVisible: true,
    },
  ]);
});

test('alternateItems omits an empty description and keeps an alternate that is not offered', () => {
  expect(alternateItems([{ ...alternate, description: '', kind: 'none', offered: false }])[0]).toMatchObject({
    detail: 'no change',
    isVisible: false,
  });
});
