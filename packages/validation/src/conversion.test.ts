import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountNameOf,
  convert,
  conversionTargets,
  defaultMapping,
  mappingProblems,
  placesFor,
  type Conversion,
  type ConversionForms,
  type ConversionInto,
} from './conversion.ts';
import { group } from './form-layout.ts';
import { formOf, type FormGroup } from './forms.ts';
import { messages } from './messages.ts';

const lead: FormGroup[] = [
  group('lead', 'Lead', [
    ['name', 'Lead name', 'text', 'required'],
    ['company', 'Company', 'text'],
    ['firstname', 'First name', 'text'],
    ['lastname', 'Last name', 'text'],
    ['title', 'Title', 'text'],
    ['email', 'Email', 'email'],
    ['phone', 'Phone', 'phone'],
    ['website', 'Website', 'url'],
    ['street', 'Street', 'text'],
    ['city', 'City', 'text'],
    ['state', 'State', 'text'],
    ['zip', 'ZIP', 'text'],
    ['lead_source', 'Lead source', 'select'],
    ['amount', 'Estimated value', 'money'],
    ['bid_date', 'Bid date', 'date'],
    ['description', 'Description', 'area'],
    ['territory', 'Territory', 'select'],
    ['owner_id', 'Owner', 'person'],
    ['status', 'Status', 'select'],
    ['rating', 'Rating', 'select'],
  ]),
];
const custom = (
  code: string,
  kind: 'text' | 'select' | 'number',
  options: string[] = [],
  required = false,
): FormGroup => {
  const [made] = [group('own', 'Own', [[code, code, kind]])];
  return { ...made, fields: made.fields.map((field) => ({ ...field, isSystem: false, options, required })) };
};
const forms: ConversionForms = {
  lead: [...lead, custom('trade', 'select', ['GC', 'Owner']), custom('stories', 'number')],
  account: [...formOf('account'), custom('trade', 'select', ['GC'])],
  contact: formOf('contact'),
  opportunity: [...formOf('opportunity'), custom('stories', 'number'), custom('permit', 'text', [], true)],
};
const mapping = defaultMapping(forms);
const full = {
  name: 'Clinic fit-out',
  company: 'Halvorsen',
  firstname: 'Ann',
  lastname: 'Lee',
  phone: '541-555-0142',
  amount: '125000.00',
  bid_date: '2026-04-01',
  rating: 'Hot',
  custom: { trade: 'GC', stories: '2' },
};

describe('mapping', () => {
  test('defaults to standard targets and maps custom fields by code', () => {
    expect(mapping).toMatchObject({
      name: ['opportunity.name'],
      company: ['account.name'],
      phone: ['account.phone', 'contact.phone'],
      'custom.trade': ['account.custom.trade'],
      'custom.stories': ['opportunity.custom.stories'],
    });
    expect(mapping).not.toHaveProperty('rating');
    expect(mappingProblems(mapping, forms)).toEqual([]);
  });
  test('offers targets of a compatible type, except the account of a record', () => {
    const amount = placesFor('amount', forms).map(({ path }) => path);
    expect(amount).toEqual(
      expect.arrayContaining(['opportunity.amount', 'opportunity.floor_area', 'opportunity.scope']),
    );
    expect(amount).not.toContain('opportunity.bid_date');
    expect(placesFor('owner_id', forms).map(({ path }) => path)).toEqual([
      'account.owner_id',
      'opportunity.owner_id',
      'opportunity.estimator_id',
    ]);
    expect(placesFor('nonsense', forms)).toEqual([]);
    const tied = group('tied', 'Tied', [['account_id', 'Account', 'record']]);
    expect(placesFor('account_id', { ...forms, lead: [tied] })).toEqual([]);
  });
  test.each([
    [{ nonsense: ['account.name'] }, 'nonsense', 'This field is not in the form.'],
    [{ name: ['account.nonsense'] }, 'name', 'The target account.nonsense does not exist'],
    [{ name: ['vendor.name'] }, 'name', 'The target vendor.name does not exist'],
    [
      { name: ['opportunity.bid_date'] },
      'name',
      'Bid date of the opportunity cannot store values of Lead name',
    ],
    [
      { name: ['account.name'], company: ['account.name'] },
      'company',
      'Account name of the account is already mapped from Lead name',
    ],
  ])('rejects %j at its field', (wrong, field, message) => {
    expect(mappingProblems(wrong as never, forms)).toEqual([{ field, message }]);
  });
});

describe('conversion', () => {
  test('returns three bodies, the unmapped values and the missing required fields', () => {
    const made = convert(full, mapping, { account: {}, contact: {}, opportunity: {} }, forms);
    expect(made.bodies).toEqual({
      account: { name: 'Halvorsen', phone: '541-555-0142', custom: { trade: 'GC' } },
      contact: { firstname: 'Ann', lastname: 'Lee', phone: '541-555-0142' },
      opportunity: {
        name: 'Clinic fit-out',
        amount: '125000.00',
        bid_date: '2026-04-01',
        custom: { stories: '2' },
      },
    });
    expect(made.unmapped).toEqual([{ field: 'rating', label: 'Rating', value: 'Hot' }]);
    expect(made.missing).toEqual([
      { field: 'opportunity.custom.permit', label: 'permit', message: messages.required },
    ]);
    expect([made.conflicts, made.overruled, made.refused]).toEqual([[], [], []]);
  });
  test('fills only empty fields of an existing record', () => {
    const record = { uuid: 'x', name: 'Halvorsen Inc', phone: '', city: 'Bend', custom: { trade: 'GC' } };
    const made = convert({ ...full, city: 'Bend' }, mapping, { account: { record } }, forms);
    expect(made.bodies).toEqual({ account: { phone: '541-555-0142' } });
    expect(made.conflicts).toEqual([
      {
        from: 'company',
        to: 'account.name',
        value: 'Halvorsen',
        label: 'Account name',
        present: 'Halvorsen Inc',
      },
    ]);
    expect(made.carried.map(({ to }) => to)).toEqual([
      'account.phone',
      'account.city',
      'account.custom.trade',
    ]);
    expect(made.missing).toEqual([]);
    expect(made.unmapped.map(({ field }) => field)).toContain('firstname');
  });
  test('prefers entered values over lead and record', () => {
    const record = { uuid: 'x', name: 'Halvorsen Inc' };
    const made = convert(
      full,
      mapping,
      { account: { record, values: { name: 'Halvorsen', phone: null } } },
      forms,
    );
    expect(made.bodies.account).toEqual({ name: 'Halvorsen', phone: null, custom: { trade: 'GC' } });
    expect(made.overruled).toEqual([{ from: 'phone', to: 'account.phone', value: '541-555-0142', by: null }]);
    expect(made.conflicts).toEqual([]);
  });
  test('rejects values that a select does not have', () => {
    const made = convert(
      { custom: { trade: 'Owner' } },
      mapping,
      { account: { values: { name: 'A' } } },
      forms,
    );
    expect(made.refused).toEqual([
      {
        from: 'custom.trade',
        to: 'account.custom.trade',
        value: 'Owner',
        message: '“Owner” is not one of the options',
      },
    ]);
    expect(made.bodies.account).toEqual({ name: 'A' });
  });
  test('reports a missing account for an opportunity', () => {
    const made = convert(full, mapping, { opportunity: { values: { 'custom.permit': 'P-1' } } }, forms);
    expect(made.missing).toEqual([
      { field: 'opportunity.account_id', label: 'Account', message: messages.required },
    ]);
    expect(
      convert(full, mapping, { opportunity: { values: { 'custom.permit': 'P', account_id: 'a' } } }, forms)
        .missing,
    ).toEqual([]);
  });
  test('names the account after the person if the lead has no company', () => {
    expect(accountNameOf(full)).toBe('Halvorsen');
    expect(accountNameOf({ firstname: 'Ann', lastname: 'Lee', name: 'Deck' })).toBe('Ann Lee');
    expect(accountNameOf({ name: ' Deck ' })).toBe('Deck');
  });
});

const text = fc.option(fc.constantFrom('', ' ', 'x', 'y', 'z'), { nil: undefined });
const anyLead = fc.record({
  name: text,
  company: text,
  firstname: text,
  lastname: text,
  phone: fc.constantFrom('541-555-0142', 'no phone', ''),
  amount: fc.constantFrom('1', 'much', null),
  rating: text,
  custom: fc.record({
    trade: fc.constantFrom('GC', 'Owner', null),
    stories: fc.constantFrom('2', undefined),
  }),
});
const part = fc.option(
  fc.record(
    {
      record: fc.record({
        name: text,
        phone: text,
        custom: fc.record({ trade: fc.constantFrom('GC', null) }),
      }),
      values: fc.dictionary(
        fc.constantFrom('name', 'phone', 'firstname'),
        fc.constantFrom('x', 'typed', null),
      ),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);
const anyInto = fc
  .record({ account: part, contact: part, opportunity: part })
  .map((each) => Object.fromEntries(Object.entries(each).filter(([, value]) => value)) as ConversionInto);
const fieldsOf = Object.fromEntries(lead.flatMap(({ fields }) => fields.map(({ code }) => [code, true])));
const anyMapping = fc.oneof(
  fc.constant(mapping),
  fc.dictionary(
    fc.constantFrom('name', 'company', 'firstname', 'phone', 'amount', 'custom.trade'),
    fc.array(
      fc.constantFrom(
        'account.name',
        'account.phone',
        'contact.firstname',
        'opportunity.name',
        'opportunity.amount',
        'account.custom.trade',
      ),
      {
        maxLength: 3,
      },
    ),
  ),
);
const storedValue = (of: object, code: string): unknown =>
  code
    .split('.')
    .reduce<unknown>((each, name) => (each as Record<string, unknown> | null | undefined)?.[name], of);
const outcomes = ({ carried, conflicts, overruled, refused }: Conversion) => [
  ...carried,
  ...conflicts,
  ...overruled,
  ...refused,
];

describe('conversion of any lead', () => {
  test('carries every value to each of its targets once or reports it', () => {
    expect(Object.keys(fieldsOf)).toHaveLength(20);
    fc.assert(
      fc.property(anyLead, anyMapping, anyInto, (from, by, into) => {
        const made = convert(from, by, into, forms);
        for (const field of [
          'name',
          'company',
          'firstname',
          'lastname',
          'phone',
          'amount',
          'rating',
          'custom.trade',
          'custom.stories',
        ]) {
          const value = storedValue(from, field);
          const places = [...new Set(by[field] ?? [])].filter(
            (path) => into[path.split('.')[0] as 'account'],
          );
          const own = outcomes(made).filter((each) => each.from === field);
          const isEmpty = value === undefined || value === null || String(value).trim() === '';
          expect(own.map(({ to }) => to).sort()).toEqual(isEmpty ? [] : places.toSorted());
          expect(made.unmapped.some((each) => each.field === field)).toBe(!isEmpty && places.length === 0);
        }
        for (const { to, value } of made.carried) {
          const [target = '', ...code] = to.split('.');
          const there = storedValue(made.bodies[target as 'account'] ?? {}, code.join('.'));
          const before = storedValue(into[target as 'account']?.record ?? {}, code.join('.'));
          expect([there, typeof before === 'string' ? before.trim() : before]).toContainEqual(value);
        }
      }),
      { numRuns: 300 },
    );
  });
  test('overwrites existing values only with entered ones and invents no values', () => {
    fc.assert(
      fc.property(anyLead, anyMapping, anyInto, (from, by, into) => {
        const { bodies } = convert(from, by, into, forms);
        for (const target of conversionTargets) {
          const { record = {}, values = {} } = into[target] ?? {};
          expect(target in bodies).toBe(target in into);
          for (const [code, value] of Object.entries(bodies[target] ?? {})) {
            if (code === 'custom') continue;
            if (Object.hasOwn(values, code)) expect(value).toBe(values[code]);
            else {
              expect(String(storedValue(record, code) ?? '').trim()).toBe('');
              expect(
                [...Object.values(from), ...Object.values(from.custom)].map((each) =>
                  typeof each === 'string' ? each.trim() : each,
                ),
              ).toContain(value);
            }
          }
        }
      }),
    );
  });
});
