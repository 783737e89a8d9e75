import { expect, test } from 'vitest';
import type { SheetRow } from './estimate-rows.ts';
import { unitOf } from './row-unit.ts';

const row = (kind: 'line' | 'group', unit: string) => ({ kind, [kind]: { unit } }) as unknown as SheetRow;

test.each([
  ['SQM', 'm²'],
  ['CUM', 'm³'],
  ['m2', 'm²'],
  ['SF', 'SF'],
  ['EA', 'EA'],
  ['PALLET', 'PALLET'],
  ['', ''],
])('a row in %s shows its unit as %s', (unit, shown) => {
  expect(unitOf(row('line', unit))).toBe(shown);
  expect(unitOf(row('group', unit))).toBe(shown);
});

test('a section has no unit', () => {
  expect(unitOf({ kind: 'section' } as unknown as SheetRow)).toBe('');
});
