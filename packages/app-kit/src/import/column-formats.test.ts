import type { ImportColumn } from '@plumbline/api';
import { describe, expect, test } from 'vitest';
import { formatChoices } from './column-formats.ts';
import { columnLetter } from './column-letter.ts';

const fields = [
  { id: 'amount', label: 'Amount', kind: 'decimal', required: false, hint: '' },
  { id: 'bid_date', label: 'Bid date', kind: 'day', required: false, hint: '' },
  { id: 'name', label: 'Name', kind: 'text', required: true, hint: '' },
];
const column = (index: number, more: Partial<ImportColumn>): ImportColumn => ({
  index,
  header: '',
  samples: [],
  field: null,
  ...more,
});
const amount = column(0, {
  decimal_sign: 'ask',
  number_sample: { text: '2.500', point: '2.5', comma: '2500' },
});
const date = column(1, {
  date_order: 'mdy',
  date_sample: { text: '12-25-2026', mdy: '2026-12-25', dmy: '' },
});

describe('format choices', () => {
  test('show the readings of a cell for columns of numbers and dates', () => {
    const choices = formatChoices(
      [amount, date],
      fields,
      new Map([
        [0, 'amount'],
        [1, 'bid_date'],
      ]),
      new Map(),
    );
    expect(choices.map(({ hint }) => hint)).toEqual(['2.500 can be 2.5 or 2,500.', undefined]);
    expect(
      choices.map(({ part, value, options }) => [part, value, options.map(({ label }) => label)]),
    ).toEqual([
      [
        'decimal_sign',
        'ask',
        ['Decimal point: 2.500 is 2.5', 'Decimal comma: 2.500 is 2,500', 'Show ambiguous cells as errors'],
      ],
      [
        'date_order',
        'mdy',
        [
          'Month first: 12-25-2026 is Dec 25, 2026',
          'Day first: 12-25-2026 is no date',
          'Show ambiguous cells as errors',
        ],
      ],
    ]);
  });
  test('are those of the person where there are some', () => {
    const [choice] = formatChoices(
      [amount],
      fields,
      new Map([[0, 'amount']]),
      new Map([[0, { decimal_sign: 'comma' }]]),
    );
    expect(choice?.value).toBe('comma');
  });
  test('are absent for columns of text and for columns without ambiguous notations', () => {
    expect(formatChoices([amount], fields, new Map([[0, 'name']]), new Map())).toEqual([]);
    expect(formatChoices([column(0, {})], fields, new Map([[0, 'amount']]), new Map())).toEqual([]);
  });
});

test('letters of columns go on after Z', () => {
  expect([0, 25, 26, 27, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
});
