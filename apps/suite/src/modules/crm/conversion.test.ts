import type { LeadMapping } from '@plumbline/validation/conversion';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosen, mappingOfRows, rowsOf, sameMapping, shownMap, valuesFor } from './conversion.ts';

const begins: LeadMapping = { phone: ['account.phone', 'contact.phone'], company: ['account.name'] };
const nothing = { valueOf: () => '555', presentIn: () => undefined };
const noConflicts = { conflicts: [] };
const conflict = (from: string, to: string) => ({
  conflicts: [{ from, to, value: '555', label: '', present: '444' }],
});

describe('the lines of a mapping', () => {
  test('are one for each place of a field, and one for a field that goes nowhere', () => {
    const rows = rowsOf(['phone', 'company', 'email'], begins, begins);
    expect(rows.map(({ id, place }) => [id, place])).toEqual([
      ['phone', 'account.phone'],
      ['phone+1', 'contact.phone'],
      ['company', 'account.name'],
      ['email', null],
    ]);
  });

  test('keep room for the second place when it is taken away', () => {
    expect(rowsOf(['phone'], { phone: [] }, begins)).toHaveLength(2);
  });

  test('say the mapping that they were made from', () => {
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

describe('a value that a joined record has otherwise', () => {
  const rows = rowsOf(['phone'], { phone: ['account.phone'] }, {});
  const shown = shownMap(rows, conflict('phone', 'account.phone'));
  test('gives way and is shown as going nowhere, while the mapping keeps it', () => {
    expect(shown).toEqual({ phone: null });
    expect(mappingOfRows(chosen(rows, shown, { phone: null }, {}, nothing).rows)).toEqual({
      phone: ['account.phone'],
    });
  });
  test('is written over when a person sends it there', () => {
    const next = chosen(rows, shown, { phone: 'account.phone' }, {}, { ...nothing, presentIn: () => '444' });
    expect(next.typed).toEqual({ 'account.phone': '555' });
    expect(valuesFor('account', next.typed)).toEqual({ phone: '555' });
    expect(valuesFor('contact', next.typed)).toEqual({});
  });
  test('is left alone again when it is taken away', () => {
    const to = shownMap(rows, noConflicts);
    const back = chosen(rows, to, { phone: null }, { 'account.phone': '555' }, nothing);
    expect([back.typed, mappingOfRows(back.rows)]).toEqual([{}, {}]);
  });
});

test('what was typed into a place gives way to a field that is sent there', () => {
  const rows = rowsOf(['email'], {}, {});
  const typed = { 'contact.lastname': 'Ito', 'contact.email': 'x@y.test' };
  const next = chosen(rows, { email: null }, { email: 'contact.email' }, typed, nothing);
  expect(next.typed).toEqual({ 'contact.lastname': 'Ito' });
});
