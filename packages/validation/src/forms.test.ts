import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkForm,
  checkValue,
  cleanGroups,
  cleanValue,
  codeOf,
  customFieldsOf,
  fieldKinds,
  formModuleKeys,
  formModules,
  formOf,
  timeText,
  widens,
  type CustomField,
  type FieldKind,
  type FormGroup,
  entryOf,
} from './forms.ts';
import { messages } from './messages.ts';

const field = (more: Partial<CustomField> = {}): CustomField =>
  entryOf('trade_focus', { label: 'Trade focus', ...more });
const options = ['Framing', 'Ceilings', '屋根'];
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Returns a valid value of a field type. */
const fitting: Record<FieldKind, fc.Arbitrary<unknown>> = {
  text: fc.string({ minLength: 1, maxLength: 250 }).filter((text) => text.trim() !== ''),
  area: fc.string({ minLength: 1, maxLength: 2000 }).filter((text) => text.trim() !== ''),
  email: fc.constantFrom('a@b.test', 'dana.w@northgate.test'),
  url: fc.constantFrom('https://northgate.test', 'http://a.test/b?c=1'),
  phone: fc.constantFrom('303-555-0199', '000-000-0000'),
  number: fc.integer().map(String),
  money: fc.integer({ min: -1e9, max: 1e9 }).map((cents) => (cents / 100).toFixed(2)),
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  time: fc.constantFrom('00:00', '09:30', '23:59'),
  select: fc.constantFrom(...options),
  multi: fc.subarray(options, { minLength: 1 }),
  switch: fc.boolean(),
  person: fc.constant(id),
  record: fc.constant(id),
  file: fc.constant(id),
};

describe('field values', () => {
  test.each(fieldKinds)('%s accepts valid values and stores them unchanged', (kind) => {
    fc.assert(
      fc.property(fitting[kind], (value) => {
        const of = field({ kind, options });
        const clean = cleanValue(of, value);
        expect(checkValue(of, clean)).toBeUndefined();
        expect(cleanValue(of, clean)).toEqual(clean);
      }),
    );
  });
  test.each([
    ['email', 'not an address', messages.emailFormat],
    ['url', 'ftp://a.test', messages.urlInvalid],
    ['phone', '3035550199', messages.phoneFormat],
    ['number', '1,000', 'Enter a number'],
    ['money', 'NaN', 'Enter a number'],
    ['money', '12.345', messages.twoDecimals],
    ['number', '12345678901234567890', 'Use up to 15 digits before the decimal point and 10 after it'],
    ['date', '2026-02-30', 'Enter a date as YYYY-MM-DD'],
    ['date', '02/03/2026', 'Enter a date as YYYY-MM-DD'],
    ['time', '24:00', 'Enter a time as HH:MM'],
    ['select', 'Roofing', '“Roofing” is not one of the options'],
    ['multi', ['Framing', 'Roofing'], '“Roofing” is not one of the options'],
    ['multi', 'Framing', 'Choose one of the options'],
    ['switch', 'yes', 'Choose yes or no'],
    ['person', 'Dana', 'This is not a valid reference'],
    ['text', { a: 1 }, 'This value has the wrong type'],
    ['text', 'x'.repeat(251), 'The Max number of Character  must be 250'],
  ] as const)('%s rejects %j', (kind, value, message) => {
    expect(checkValue(field({ kind, options }), value)).toBe(message);
  });
  test('an amount may have zeros after two decimals', () => {
    expect(checkValue(field({ kind: 'money' }), '120000.5000')).toBeUndefined();
    expect(checkValue(field({ kind: 'money' }), '100')).toBeUndefined();
    expect(checkValue(field({ kind: 'money' }), '0.0010')).toBe(messages.twoDecimals);
  });
  test('accepts only valid times of day', () => {
    const read = ['00:05', '09:30', '12:00', '14:30', '23:59', 'noon'].map(timeText);
    expect(read).toEqual(['12:05 AM', '9:30 AM', '12:00 PM', '2:30 PM', '11:59 PM', 'noon']);
  });
  test('rejects empty values only for required fields', () => {
    for (const empty of ['', '  ', null, undefined, []]) {
      for (const kind of fieldKinds) {
        expect(checkValue(field({ kind }), cleanValue(field({ kind }), empty))).toBeUndefined();
        expect(checkValue(field({ kind, required: true }), empty)).toBe(messages.required);
      }
    }
  });
  test('keeps a stored option that is no longer available', () => {
    const of = field({ kind: 'select', options: ['Ceilings'] });
    expect(checkValue(of, 'Framing', 'Framing')).toBeUndefined();
    expect(checkValue(of, 'Framing', 'Ceilings')).toBe('“Framing” is not one of the options');
  });
  test('keeps stored options of a multi select beside new ones', () => {
    const of = field({ kind: 'multi', options: ['Ceilings'] });
    expect(checkValue(of, ['Framing', 'Ceilings'], ['Framing'])).toBeUndefined();
    expect(checkValue(of, ['Framing', 'Ceilings'], ['Ceilings'])).toBe('“Framing” is not one of the options');
  });
  test('a wider type accepts every value of the narrower one', () => {
    for (const from of fieldKinds)
      for (const to of fieldKinds.filter((each) => widens(from, each)))
        fc.assert(
          fc.property(fitting[from], (value) => {
            const clean = cleanValue(field({ kind: from }), value);
            expect(checkValue(field({ kind: to, options }), clean), `${from} → ${to}`).toBeUndefined();
          }),
          { numRuns: 30 },
        );
  });
});

describe('codes', () => {
  test('are derived from the label and unique', () => {
    expect(codeOf('Trade focus', [])).toBe('trade_focus');
    expect(codeOf('W-9 & insurance', [])).toBe('w_9_insurance');
    expect(codeOf('屋根', [])).toBe('field');
    // Inherited property names must not become codes, although a label such as "Constructor" is plausible.
    expect(codeOf('Constructor', [])).toBe('constructor_2');
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }), (labels) => {
        const taken: string[] = [];
        for (const label of labels) {
          const code = codeOf(label, taken);
          expect(code).toMatch(/^[a-z][a-z0-9_]{0,39}$/);
          expect(taken).not.toContain(code);
          taken.push(code);
        }
      }),
    );
  });
});

const withField = (groups: readonly FormGroup[], added: CustomField): FormGroup[] =>
  groups.map((group, index) =>
    index === 0 ? { ...group, fields: [...group.fields, { ...added, isSystem: false }] } : group,
  );

describe('form definition', () => {
  test.each(formModuleKeys)('the default form of %s is valid', (module) => {
    expect(checkForm(module, formOf(module))).toEqual([]);
  });
  test('keeps every system field for any stored definition', () => {
    const codes = (groups: readonly FormGroup[]) =>
      groups.flatMap(({ fields }) => fields.map(({ code }) => code));
    fc.assert(
      fc.property(
        fc.constantFrom(...formModuleKeys.filter((key) => key !== 'global')),
        fc.infiniteStream(fc.nat()),
        (module, picks) => {
          const all = formModules[module].groups.flatMap((group) => group.fields);
          const kept = all.filter(() => (picks.next().value as number) % 2 === 0);
          const stored = { groups: [{ id: 'mine', title: 'Mine', fields: kept }], retired: [] };
          const form = formOf(module, stored);
          expect([...codes(form)].sort()).toEqual(all.map(({ code }) => code).sort());
        },
      ),
    );
  });
  test('accepts a custom field and rejects a duplicate name', () => {
    const groups = withField(formOf('account'), field({ kind: 'multi', options }));
    expect(checkForm('account', groups)).toEqual([]);
    expect(customFieldsOf(groups).map(({ code }) => code)).toEqual(['trade_focus']);
    expect(checkForm('account', withField(groups, field()))).toContainEqual({
      at: 'trade_focus',
      message: 'This field is in the form twice',
    });
    expect(checkForm('account', withField(formOf('account'), field({ code: 'email' })))).not.toEqual([]);
  });
  test.each([
    [{ kind: 'select' as const }, 'Add at least one option'],
    [{ kind: 'select' as const, options: ['A', 'A'] }, 'Two options have the same name'],
    [{ kind: 'select' as const, options: ['A', 'A '] }, 'Two options have the same name'],
    [{ kind: 'select' as const, options: ['A', ' '] }, 'Enter a name for the option'],
    [{ kind: 'select' as const, options: ['x'.repeat(251)] }, 'The Max number of Character  must be 250'],
    [{ label: 'x'.repeat(121) }, 'The Max number of Character  must be 120'],
    [{ help: 'x'.repeat(501) }, 'The Max number of Character  must be 500'],
    [{ kind: 'record' as const }, 'Choose a record type to link to'],
    [{ label: ' ' }, 'Enter a name for the field'],
    [{ code: 'Trade focus' }, 'A code can contain only lowercase letters, digits and _'],
    [{ code: 'constructor' }, 'The code constructor cannot be used'],
    [{ label: 'phone ' }, 'A field named “phone” already exists'],
  ])('rejects a field with %j', (more, message) => {
    expect(
      checkForm('account', withField(formOf('account'), field(more))).map((each) => each.message),
    ).toContain(message);
  });
  test('requires unique, non-empty group names', () => {
    const named = (title: string) =>
      formOf('account').map((group, index) => (index === 1 ? { ...group, title } : group));
    const messagesFor = (title: string) => checkForm('account', named(title)).map(({ message }) => message);
    expect(messagesFor(' account ')).toEqual(['A group named “account” already exists']);
    expect(messagesFor('x'.repeat(121))).toEqual(['The Max number of Character  must be 120']);
    expect(messagesFor(' ')).toEqual(['Enter a name for the group']);
    expect(cleanGroups(named(' Calls '))[1]?.title).toBe('Calls');
  });
  test('rejects removing system fields and making required ones optional', () => {
    const [first, ...rest] = formOf('account');
    if (!first) throw new Error('an empty form');
    expect(checkForm('account', [{ ...first, fields: first.fields.slice(1) }, ...rest])).toEqual([
      { at: 'name', message: 'System fields cannot be removed' },
    ]);
    const optional = first.fields.map((each) => ({ ...each, required: false }));
    expect(checkForm('account', [{ ...first, fields: optional }, ...rest])).toEqual([
      { at: 'name', message: 'This field is always required' },
    ]);
  });
  test('restores a removed code only with its original type', () => {
    const stored = { groups: formOf('account'), retired: [field({ kind: 'date' })] };
    expect(checkForm('account', withField(formOf('account'), field({ kind: 'date' })), stored)).toEqual([]);
    expect(checkForm('account', withField(formOf('account'), field({ kind: 'text' })), stored)).toHaveLength(
      1,
    );
    const link = field({ kind: 'record', record: 'account' });
    expect(
      checkForm('account', withField(formOf('account'), { ...link, record: 'material' }), {
        groups: formOf('account'),
        retired: [link],
      }),
    ).toHaveLength(1);
  });
});
