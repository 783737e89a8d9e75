import { expect, it } from 'vitest';
import { initialsOf, tintOf, tints } from './initials.ts';

it.each([
  ['Dana Whitfield', 'DW'],
  ['Tomás de la Herrera', 'TH'],
  ['  cher ', 'C'],
  ['Kestrel & Lowe', 'KL'],
  ['', '?'],
  ['王 小明', '王小'],
])('%s → %s', (name, letters) => expect(initialsOf(name)).toBe(letters));

it('returns one letter if only one fits', () => expect(initialsOf('Dana Whitfield', 1)).toBe('D'));

it('gives a name the same hue every time and spreads names over all hues', () => {
  expect(tintOf('Dana Whitfield')).toBe(tintOf(' dana whitfield '));
  const counts = new Map<string, number>();
  for (let at = 0; at < 700; at++) {
    const tint = tintOf(`Person ${at}`);
    counts.set(tint, (counts.get(tint) ?? 0) + 1);
  }
  expect(counts.size).toBe(tints.length);
  expect(Math.min(...counts.values())).toBeGreaterThan(50);
});
