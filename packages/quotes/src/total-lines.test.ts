import type { QuoteTotal } from '@plumbline/api';
import { expect, test } from 'vitest';
import { totalLines } from './total-lines.ts';

const totals: QuoteTotal[] = [
  { key: 'base', label: 'Subtotal', value: '1000' },
  { key: 'tax', label: 'Tax', percentage: '8.25', value: '82.5' },
  { key: 'total', label: 'Total', value: '1082.5' },
];

test('the base is a sum, the last line the total, and a percentage is a note', () => {
  expect(totalLines(totals)).toEqual([
    { label: 'Subtotal', value: '$1,000.00', kind: 'sum' },
    { label: 'Tax', note: '8.25%', value: '$82.50', kind: 'line' },
    { label: 'Total', value: '$1,082.50', kind: 'total' },
  ]);
});

test('the total names a currency other than USD, and lines above it are formatted by the caller', () => {
  const lines = totalLines(totals, { currency: 'CAD', write: (value) => `≈${value}` });
  expect(lines.at(-1)).toMatchObject({ note: '(CAD)', value: '$1,082.50' });
  expect(lines[1]).toMatchObject({ value: '≈82.5' });
});
