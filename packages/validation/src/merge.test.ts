import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmptyValue } from './custom-fields.ts';
import { mergeNote, mergeRecords, type MergeField, type MergeRecord } from './merge.ts';

const fields: MergeField[] = [
  { code: 'name', label: 'Account name', kind: 'text' },
  { code: 'phone', label: 'Phone', kind: 'phone' },
  { code: 'email', label: 'Email', kind: 'email' },
  { code: 'amount', label: 'Amount', kind: 'money' },
  { code: 'tags', label: 'Tags', kind: 'list' },
  { code: 'contacts', label: 'Contact', kind: 'list', key: 'email' },
  { code: 'custom.trade', label: 'Trade', kind: 'select' },
  { code: 'custom.sites', label: 'Sites', kind: 'multi' },
  { code: 'custom.vip', label: 'VIP', kind: 'switch' },
];
const a: MergeRecord = {
  uuid: 'a',
  updatedAt: '2026-01-01',
  name: 'Halvorsen',
  phone: '',
  tags: ['gc'],
  custom: { trade: 'GC' },
};
const b: MergeRecord = {
  uuid: 'b',
  updatedAt: '2026-03-01',
  name: 'Halvorsen Inc',
  phone: '541-555-0142',
  email: 'Info@H.com',
  amount: '1.50',
  tags: ['owner', 'gc'],
  custom: { trade: 'Owner', vip: false, old: 'x' },
};
const c: MergeRecord = {
  uuid: 'c',
  updatedAt: '2026-02-01',
  phone: '503-555-0100',
  email: 'info@h.com',
  amount: 1.5,
  custom: { sites: ['S1'] },
};

describe('merge', () => {
  test('keeps the survivor’s values and fills empty ones from the newest record', () => {
    const { values, conflicts, discarded } = mergeRecords(fields, [c, b, a], 'a');
    expect(values).toEqual({
      name: 'Halvorsen',
      phone: '541-555-0142',
      email: 'Info@H.com',
      amount: '1.50',
      tags: ['gc', 'owner'],
      contacts: null,
      custom: { trade: 'GC', sites: ['S1'], vip: false, old: 'x' },
    });
    expect(conflicts.map(({ field }) => field)).toEqual(['name', 'phone', 'custom.trade']);
    expect(conflicts[1]).toEqual({
      field: 'phone',
      label: 'Phone',
      values: [
        { value: '541-555-0142', from: ['b'] },
        { value: '503-555-0100', from: ['c'] },
      ],
    });
    expect(discarded).toEqual([
      { field: 'name', label: 'Account name', value: 'Halvorsen Inc', from: ['b'] },
      { field: 'phone', label: 'Phone', value: '503-555-0100', from: ['c'] },
      { field: 'custom.trade', label: 'Trade', value: 'Owner', from: ['b'] },
    ]);
    expect(mergeNote(discarded, (uuid) => uuid.toUpperCase())).toBe(
      'Account name: Halvorsen Inc (B)\nPhone: 503-555-0100 (C)\nTrade: Owner (B)',
    );
  });
  test('applies a choice, even of an empty value, and removes the conflict', () => {
    const choices = { name: 'b', phone: 'a', tags: 'a', 'custom.trade': 'b' };
    const { values, conflicts, discarded } = mergeRecords(fields, [a, b, c], 'a', choices);
    expect(values).toMatchObject({
      name: 'Halvorsen Inc',
      phone: null,
      tags: ['gc'],
      custom: { trade: 'Owner' },
    });
    expect(conflicts).toEqual([]);
    expect(discarded.map(({ field, value }) => [field, value])).toEqual([
      ['name', 'Halvorsen'],
      ['phone', '541-555-0142'],
      ['phone', '503-555-0100'],
      ['tags', 'owner'],
      ['custom.trade', 'GC'],
    ]);
  });
  test('unites lists of objects by key', () => {
    const one: MergeRecord = { uuid: 'a', contacts: [{ email: 'x@h.com', role: 'PM' }] };
    const two: MergeRecord = {
      uuid: 'b',
      contacts: [
        { role: 'PM', email: 'x@h.com' },
        { email: 'y@h.com', role: 'CFO' },
      ],
    };
    const three: MergeRecord = { uuid: 'c', contacts: [{ email: 'y@h.com', role: 'CEO' }] };
    const merged = mergeRecords(fields, [one, two, three], 'a');
    expect(merged.values['contacts']).toEqual([
      { email: 'x@h.com', role: 'PM' },
      { email: 'y@h.com', role: 'CFO' },
    ]);
    expect(merged.conflicts.map(({ field }) => field)).toEqual(['contacts.y@h.com']);
    const chosen = mergeRecords(fields, [one, two, three], 'a', { 'contacts.y@h.com': 'c' });
    expect(chosen.values['contacts']).toContainEqual({ email: 'y@h.com', role: 'CEO' });
    expect(chosen.conflicts).toEqual([]);
  });
  test('discards the second of two objects with the same key', () => {
    const twice: MergeRecord = {
      uuid: 'a',
      contacts: ['PM', 'CFO'].map((role) => ({ email: 'x@h.com', role })),
    };
    const merged = mergeRecords(fields, [twice, { uuid: 'b' }], 'a');
    expect(merged.values['contacts']).toEqual([{ email: 'x@h.com', role: 'PM' }]);
    expect(merged.discarded.map(({ value }) => value)).toEqual([{ email: 'x@h.com', role: 'CFO' }]);
  });
  test.each<[MergeRecord[], string, Record<string, string>, string]>([
    [[a], 'a', {}, 'Choose at least two records to merge'],
    [[a, a], 'a', {}, 'A record cannot be merged with itself'],
    [[a, b], 'c', {}, 'The record to keep is not part of the merge'],
    [[a, b], 'a', { phone: 'c' }, 'Phone comes from a record that is not part of the merge'],
    [[a, b], 'a', { nonsense: 'a' }, 'There is no conflict in nonsense'],
    [[a, b], 'a', { __proto__: null, constructor: 'a' } as never, 'There is no conflict in constructor'],
  ])('rejects invalid input with a message (%#)', (records, survivor, choices, message) => {
    expect(() => mergeRecords(fields, records, survivor, choices)).toThrow(message);
  });
});

const text = fc.option(fc.constantFrom('', ' ', 'x', 'y', 'z'), { nil: undefined });
const list = fc.option(fc.subarray(['p', 'q', 'r']), { nil: undefined });
const things = fc.option(
  fc.uniqueArray(fc.record({ email: fc.constantFrom('m', 'n'), role: fc.constantFrom('1', '2') }), {
    selector: ({ email }) => email,
  }),
  { nil: undefined },
);
const values = fc.record({
  updatedAt: fc.constantFrom('2026-01-01', '2026-01-02', undefined),
  name: text,
  phone: text,
  email: fc.constantFrom('a@b.co', 'A@b.co', 'c@d.co', null),
  amount: fc.constantFrom('1', '1.0', '01', '2', undefined),
  tags: list,
  contacts: things,
  custom: fc.option(
    fc.record({ trade: text, sites: list, vip: fc.constantFrom(true, false, undefined), old: text }),
    { nil: undefined },
  ),
});
const records = fc
  .array(values, { minLength: 2, maxLength: 5 })
  .map((each) => each.map((one, at): MergeRecord => ({ ...one, uuid: `r${at}` })));
const singles = ['name', 'phone', 'email', 'amount', 'custom.trade', 'custom.vip', 'custom.old'];
const choices = fc.dictionary(
  fc.constantFrom(...singles.slice(0, 6), 'tags', 'custom.sites'),
  fc.constantFrom('r0', 'r1'),
);
const at = (record: object, code: string): unknown =>
  code
    .split('.')
    .reduce<unknown>((of, name) => (of as Record<string, unknown> | null | undefined)?.[name], record);
const equal = (code: string, value: unknown) =>
  code === 'amount'
    ? String(Number(value))
    : code === 'email'
      ? String(value).toLowerCase()
      : JSON.stringify(value);
const clean = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

describe('merge of any records', () => {
  test('uses the chosen value, else the survivor’s, and invents no values', () => {
    fc.assert(
      fc.property(records, choices, (all, chosen) => {
        const { values: merged } = mergeRecords(fields, all, 'r0', chosen);
        for (const code of singles) {
          const value = at(merged, code) ?? null;
          const source = all.find(({ uuid }) => uuid === (chosen[code] ?? 'r0')) as MergeRecord;
          const sourceValue = at(source, code);
          if (!isEmptyValue(sourceValue)) expect(value).toEqual(sourceValue);
          else if (chosen[code] !== undefined) expect(value).toBeNull();
          if (value !== null) expect(all.map((record) => at(record, code))).toContainEqual(value);
        }
        for (const code of ['tags', 'custom.sites'])
          for (const value of (at(merged, code) ?? []) as unknown[])
            expect(all.flatMap((record) => at(record, code) ?? [])).toContainEqual(value);
      }),
    );
  });
  test('reports every lost value', () => {
    fc.assert(
      fc.property(records, choices, (all, chosen) => {
        const { values: merged, discarded } = mergeRecords(fields, all, 'r1', chosen);
        const gone = (code: string, value: unknown, uuid: string) =>
          discarded.some(
            (each) =>
              each.field.startsWith(code) &&
              equal(code, each.value) === equal(code, clean(value)) &&
              each.from.includes(uuid),
          );
        for (const record of all) {
          for (const code of singles) {
            const value = at(record, code);
            if (isEmptyValue(value)) continue;
            const kept = at(merged, code) ?? null;
            expect(
              (kept !== null && equal(code, kept) === equal(code, value)) || gone(code, value, record.uuid),
            ).toBe(true);
          }
          for (const code of ['tags', 'custom.sites', 'contacts'])
            for (const value of (at(record, code) ?? []) as unknown[])
              expect(
                ((at(merged, code) ?? []) as unknown[]).some(
                  (each) => equal(code, each) === equal(code, value),
                ) || gone(code, value, record.uuid),
              ).toBe(true);
        }
      }),
    );
  });
  test('does not depend on the order of the records', () => {
    fc.assert(
      fc.property(
        records.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        choices,
        ([all, shuffled], chosen) => {
          expect(mergeRecords(fields, shuffled, 'r0', chosen)).toEqual(
            mergeRecords(fields, all, 'r0', chosen),
          );
        },
      ),
    );
  });
  test('reports a conflict exactly for different values without a choice', () => {
    fc.assert(
      fc.property(records, choices, (all, chosen) => {
        const { conflicts } = mergeRecords(fields, all, 'r0', chosen);
        for (const code of singles) {
          const combined = new Set(
            all.flatMap((record) => (isEmptyValue(at(record, code)) ? [] : [equal(code, at(record, code))])),
          );
          expect(conflicts.some(({ field }) => field === code)).toBe(
            combined.size > 1 && chosen[code] === undefined,
          );
        }
      }),
    );
  });
});
