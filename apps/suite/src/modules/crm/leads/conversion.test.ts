import type { LeadMapping } from '@plumbline/validation/conversion';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosen, mappingOfRows, rowsOf, sameMapping, shownMap, valuesFor } from './conversion.ts';

const begins: LeadMapping = { phone: ['account.phone', 'contact.phone'], company: ['account.name'] };
const noValues = { valueOf: () => '555', presentIn: () => undefined };
const noConflicts = { conflicts: [] };
const conflict = (from: string, to: string) => ({
  conflicts: [{ from, to, value: '555', label: '', present: '444' }],
});

describe('mapping rows', () => {
  test('lists one row per target of a field and one for an unmapped field', () => {
    const rows = rowsOf(['phone', 'company', 'email'], begins, begins);
    expect(rows.map(({ id, place }) => [id, place])).toEqual([
      ['phone', 'account.phone'],
      ['phone+1', 'contact.phone'],
      ['company', 'account.name'],
      ['email', null],
    ]);
  });

  test('keeps a row for a removed second target', () => {
    expect(rowsOf(['phone'], { phone: [] }, begins)).toHaveLength(2);
  });

  test('converts back to the mapping it was built from', () => {
    const place = fc.constantFrom('account.phone', 'contact.phone', 'opportunity.name', 'account.name');
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('phone', 'company', 'email'), fc.uniqueArray(place, { minLength: 1 })),
        (mapping) => {
          const rows = rowsOf(['phone', 'company', 'email'], mapping, begins);
          expect(sameMapping(mappingOfRows(rows), mapping)).toBe(true);
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        },
      ),
    );
  });
});

describe('conflict with an existing value', () => {
  const rows = rowsOf(['phone'], { phone: ['account.phone'] }, {});
  const shown = shownMap(rows, conflict('phone', 'account.phone'));
  test('shows the row as unmapped while the mapping keeps its target', () => {
    expect(shown).toEqual({ phone: null });
    expect(mappingOfRows(chosen(rows, shown, { phone: null }, {}, noValues).rows)).toEqual({
      phone: ['account.phone'],
    });
  });
  test('overwrites the existing value when the user maps to it', () => {
    const next = chosen(rows, shown, { phone: 'account.phone' }, {}, { ...noValues, presentIn: () => '444' });
    expect(next.typed).toEqual({ 'account.phone': '555' });
    expect(valuesFor('account', next.typed)).toEqual({ phone: '555' });
    expect(valuesFor('contact', next.typed)).toEqual({});
  });
  test('keeps the existing value when the mapping is removed again', () => {
    const to = shownMap(rows, noConflicts);
    const back = chosen(rows, to, { phone: null }, { 'account.phone': '555' }, noValues);
    expect([back.typed, mappingOfRows(back.rows)]).toEqual([{}, {}]);
  });
});

test('drops an entered value when a field is mapped to its target', () => {
  const rows = rowsOf(['email'], {}, {});
  const typed = { 'contact.lastname': 'Ito', 'contact.email': 'x@y.test' };
  const next = chosen(rows, { email: null }, { email: 'contact.email' }, typed, noValues);
  expect(next.typed).toEqual({ 'contact.lastname': 'Ito' });
});
