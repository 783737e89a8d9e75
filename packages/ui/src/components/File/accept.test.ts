import { expect, it } from 'vitest';
import { formatBytes, isAccepted, refusal } from './accept.ts';

it.each([
  [0, '0 B'],
  [840, '840 B'],
  [840_000, '840 KB'],
  [2_100_000, '2.1 MB'],
  [999_950, '1.0 MB'],
  [12_400_000_000, '12 GB'],
])('%i bytes', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it('writes figures as the locale does', () => {
  expect(formatBytes(2_100_000, 'de-DE')).toBe('2,1 MB');
});

it('reads an accept list', () => {
  const pdf = { name: 'Plans.PDF', type: 'application/pdf' };
  expect(isAccepted(pdf, '.pdf')).toBe(true);
  expect(isAccepted(pdf, 'image/*, application/pdf')).toBe(true);
  expect(isAccepted(pdf, 'image/*')).toBe(false);
});

it('returns the reason of a rejection', () => {
  const file = { name: 'a.pdf', type: 'application/pdf', size: 30_000 };
  expect(refusal(file, '.pdf', 20_000)).toBe('tooBig');
  expect(refusal({ ...file, size: 0 })).toBe('empty');
  expect(refusal(file, '.png')).toBe('kind');
  expect(refusal(file, '.pdf', 40_000)).toBeUndefined();
});
