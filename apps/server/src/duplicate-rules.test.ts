import { entities, operations } from '@plumbline/api/operations';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  candidateSimilarity,
  compare as compareByRule,
  duplicatesOf as duplicatesByRule,
  likely,
  possible,
  searchText as searchTextByRule,
  signature as signatureByRule,
  similarity,
  type DuplicateRecord,
  type DuplicateRule,
} from '@plumbline/validation/duplicates';
import { modules } from './modules.ts';
import { allResources } from './resource/registry.ts';

/** Entities with a rule. */
const comparedEntities = [...allResources()].flatMap(([name, { duplicates }]) => (duplicates ? [name] : []));

/** The rule that the entity's module states. */
function ruleOf(entity: string): DuplicateRule {
  const rule = allResources().get(entity)?.duplicates;
  if (!rule) throw new Error(`${entity} has no rule`);
  return rule;
}
const compare = (entity: string, a: DuplicateRecord, b: DuplicateRecord) =>
  compareByRule(ruleOf(entity), a, b);
const signature = (entity: string, record: DuplicateRecord) => signatureByRule(ruleOf(entity), record);
const searchText = (entity: string, record: DuplicateRecord) => searchTextByRule(ruleOf(entity), record);
const duplicatesOf = <Candidate extends DuplicateRecord>(
  entity: string,
  record: DuplicateRecord,
  candidates: readonly Candidate[],
  least?: number,
) => duplicatesByRule(ruleOf(entity), record, candidates, least);

test('each entity that can be merged is compared, and materials', () => {
  expect(modules.length).toBeGreaterThan(0);
  const mergeable = Object.values(entities)
    .filter(({ calls }) => Object.hasOwn(operations, `${calls}Duplicates`))
    .map(({ name }) => name);
  expect(comparedEntities.toSorted()).toEqual([...mergeable, 'material'].toSorted());
  expect(comparedEntities).toEqual(
    expect.arrayContaining([
      'account',
      'contact',
      'lead',
      'opportunity',
      'vendor',
      'material',
      'retailCustomer',
      'retailVendor',
    ]),
  );
});

const named = (entity: string, a: string, b: string) => compare(entity, { name: a }, { name: b });

describe('equivalent names', () => {
  test.each([
    ['Halvorsen, Inc.', 'HALVORSEN'],
    ['Halvorsen Constr. Co.', 'Halvorsen Construction LLC'],
    ['The Halvorsen Company', 'Halvorsen L.L.C.'],
    ['A.B.C. Supply', 'ABC Supply Co., L. L. C.'],
    ['A B C Supply', 'ABC Supply'],
    ['Smith & Sons', 'Smith and Sons, Inc'],
    ['Müller Bros.', 'Muller Brothers'],
    ["O'Brien Mech.", 'O’BRIEN MECHANICAL'],
    ['Søren Ærø GmbH & Co. KG', 'Soren Aero'],
  ])('%s and %s', (a, b) => {
    expect(named('account', a, b)).toEqual({ score: 1, reasons: ['same name'] });
  });
  test.each([
    [
      { firstname: 'Bob', lastname: 'Smith' },
      { firstname: 'Robert', lastname: 'SMITH' },
    ],
    [
      { firstname: 'Mr. Robert J.', lastname: 'Smith' },
      { firstname: 'Smith', lastname: 'Robert' },
    ],
  ])('of people: %j', (a, b) => {
    expect(compare('contact', a, b)).toEqual({ score: 1, reasons: ['same name'] });
  });
  test.each([
    [`5/8" Type X Gypsum Board 4' x 8'`, 'Gypsum board, type X, 0.625 in., 4x8'],
    ['Stud, SPF 2 x 4 x 8', '2x4x8 SPF stud'],
    ['1½ in PVC pipe', '1-1/2" pvc pipe'],
    ['Cable 12/2 NM-B, 1,000 ft', 'cable 12-2 NM-B 1000’'],
    ['Cement 94 lbs.', 'Cement, 94-lb'],
  ])('of materials: %s and %s', (a, b) => {
    expect(named('material', a, b)).toEqual({ score: 1, reasons: ['same name'] });
  });
});

describe('similar names', () => {
  test.each([
    ['Halvorsen Construction', 'Halverson Construction'],
    ['Halvorsen', 'Halvorsen Construction'],
    ['Baker Electric', 'Barker Electric'],
    ['North Pacific Mechanical', 'Nort Pacific Mechanical'],
  ])('%s and %s are possible duplicates', (a, b) => {
    const { score, reasons } = named('vendor', a, b);
    expect(score).toBeGreaterThanOrEqual(possible);
    expect(score).toBeLessThan(1);
    expect(reasons).toEqual(['similar name']);
  });
  test.each([
    ['Summit Construction', 'Apex Construction'],
    ['Summit Construction', 'Summit Builders'],
    ['Turner Construction', 'Tanner Construction'],
    ['Rocky Mountain Roofing', 'Rocky Ridge Roofing'],
  ])('%s and %s are different companies', (a, b) => {
    expect(named('account', a, b).score).toBeLessThan(possible);
    expect(named('account', a, b).reasons).toEqual([]);
  });
  test.each([
    ['1/2 in copper elbow', '3/4 in copper elbow'],
    ['Type X gypsum board 5/8" 4x8', 'Type X gypsum board 5/8" 4x10'],
    ['Copper elbow 90', 'Copper tee 90'],
  ])('%s and %s are different materials', (a, b) => {
    expect(named('material', a, b).score).toBeLessThan(possible);
  });
});

describe('other duplicate reasons', () => {
  const reasons = (entity: string, a: DuplicateRecord, b: DuplicateRecord) => compare(entity, a, b).reasons;
  test.each<[string, DuplicateRecord, DuplicateRecord, string]>([
    ['a phone', { phone: '503-555-0199' }, { phone: '+1 (503) 555-0199 x3' }, 'same phone'],
    ['an address of mail', { email: 'Info@Halvorsen.com' }, { email: ' info@halvorsen.COM' }, 'same email'],
    [
      'a website',
      { website: 'https://www.halvorsen.com/about' },
      { website: 'halvorsen.com' },
      'same website',
    ],
    ['a domain', { website: 'http://halvorsen.com' }, { email: 'joe@halvorsen.com' }, 'same domain'],
    [
      'an address',
      { street: '1400 SE Market St., Ste 200', zip: '97214-1020' },
      { street: '1400 Southeast Market Street #5', zip: '97214', city: 'Portland' },
      'same address',
    ],
    [
      'a page',
      { website: 'facebook.com/halvorsen' },
      { website: 'https://m.facebook.com/halvorsen?x=1' },
      'same website',
    ],
  ])('%s', (_name, a, b, reason) => {
    const found = compare('account', { name: 'Foo', ...a }, { name: 'Zebra', ...b });
    expect(found.reasons).toEqual([reason]);
    expect(found.score).toBeGreaterThanOrEqual(0.6);
  });
  test('ignores values shared by many records', () => {
    expect(
      reasons('account', { name: 'Foo', email: 'a@gmail.com' }, { name: 'Zebra', email: 'b@gmail.com' }),
    ).toEqual([]);
    expect(
      reasons(
        'account',
        { name: 'Foo', website: 'facebook.com/foo' },
        { name: 'Zebra', website: 'facebook.com/zebra' },
      ),
    ).toEqual([]);
    expect(
      reasons('account', { name: 'Foo', phone: '000-000-0000' }, { name: 'Zebra', phone: '000-000-0000' }),
    ).toEqual([]);
    expect(
      reasons(
        'account',
        { name: 'Foo', street: '1 Main St', zip: '1' },
        { name: 'Zebra', street: '1 Main St', zip: '2' },
      ),
    ).toEqual([]);
  });
  test('reports a name that differs only in common words within one ZIP code', () => {
    const at = (name: string, zip: string) => ({ name, zip });
    const found = compare('account', at('Summit Construction', '97214'), at('Summit Builders', '97214'));
    expect(found.score).toBeGreaterThanOrEqual(possible);
    expect(found.reasons).toEqual(['similar name']);
  });
  test('reports one name in two towns as possible, not certain', () => {
    const { score } = compare(
      'vendor',
      { name: 'ABC Supply', street: '1 Main St', zip: '80301', phone: '303-555-0101' },
      { name: 'ABC Supply Co', street: '99 Elm Ave', zip: '97214', phone: '503-555-0102' },
    );
    expect(score).toBeGreaterThanOrEqual(possible);
    expect(score).toBeLessThan(likely);
  });
  test('distinguishes colleagues with one phone number, and matches one email address', () => {
    const ann = { firstname: 'Ann', lastname: 'Lee', phone: '503-555-0101', account_id: 'x' };
    const tom = { firstname: 'Tom', lastname: 'Ray', phone: '503-555-0101', account_id: 'x' };
    expect(compare('contact', ann, tom).score).toBeLessThan(possible);
    expect(
      compare(
        'contact',
        { ...ann, email: 'a@lee.co' },
        { firstname: 'A.', lastname: 'Lee', email: 'a@lee.co' },
      ).score,
    ).toBeGreaterThanOrEqual(likely);
  });
  test('reports a household with one number as possible, and one loyalty card as certain', () => {
    const ann = { name: 'Ann Lee', phone: '503-555-0101', street: '1 Elm Ave', zip: '97214' };
    const tom = { ...ann, name: 'Tom Lee' };
    const household = compare('retailCustomer', ann, tom);
    expect(household.score).toBeLessThan(likely);
    expect(household.reasons[0]).toBe('same phone');
    const card = compare(
      'retailCustomer',
      { name: 'A. Lee', loyalty_number: '7-001' },
      { name: 'Ann Lee', loyalty_number: '7001' },
    );
    expect(card.score).toBeGreaterThanOrEqual(likely);
    expect(card.reasons[0]).toBe('same loyalty number');
    const named = (name: string, type: string) => ({ name, type });
    expect(
      compare('retailCustomer', named('Bob Day', 'Person'), named('Day, Robert', 'Person')).reasons,
    ).toEqual(['same name']);
    expect(
      compare('retailCustomer', named('Day Bros Inc', 'Business'), named('Day Brothers', 'Business')).reasons,
    ).toEqual(['same name']);
  });
  test('distinguishes two jobs of one customer', () => {
    const lead = { company: 'Halvorsen Inc', firstname: 'Bob', lastname: 'Day', website: 'halvorsen.com' };
    const found = compare(
      'lead',
      { ...lead, name: 'Warehouse TI' },
      { ...lead, name: 'Medical office shell' },
    );
    expect(found.score).toBeLessThan(likely);
    expect(found.reasons).toEqual(expect.arrayContaining(['same company', 'same person', 'same website']));
  });
  test('returns the best match first', () => {
    const rows = [{ name: 'Apex' }, { name: 'Halverson Construction' }, { name: 'Halvorsen Constr.' }];
    expect(
      duplicatesOf('account', { name: 'Halvorsen Construction' }, rows).map(({ record }) => record),
    ).toEqual([rows[2], rows[1]]);
  });
});

test('returns the index keys', () => {
  expect(
    signature('account', {
      name: 'Halvorsen Construction, Inc.',
      phone: '541-555-0142',
      email: 'info@halvorsen.com',
      website: 'https://www.halvorsen.com',
      street: '1400 SE Market St., Ste 200',
      zip: '97214',
    }),
  ).toEqual([
    'address:1400 southeast market street|97214',
    'domain:halvorsen.com',
    'email:info@halvorsen.com',
    'name:halvorsenconstruction',
    'phone:5415550142',
    'zipname:97214 halvorsen',
  ]);
  expect(
    signature('contact', { firstname: 'Bob', lastname: 'Day', account_id: 'a', email: 'b@gmail.com' }),
  ).toEqual(['email:b@gmail.com', 'name:day robert']);
  expect(signature('material', { name: '2 x 4 stud', code: 'ST-24' })).toEqual([
    'code:st24',
    'name:2x4 stud',
  ]);
  expect(signature('account', {})).toEqual([]);
  expect(searchText('account', { name: 'The Müller Bros. Co.' })).toBe('muller brothers');
});

test.each([
  // Values computed by pg_trgm.
  ['word', 'two words', 0.363636],
  ['halvorsen construction', 'halverson construction', 0.607143],
  ['a', 'ab', 0.25],
  ['', 'x', 0],
])('trigrams of %j and %j', (a, b, expected) => {
  expect(similarity(a, b)).toBeCloseTo(expected, 5);
});

const words = fc.constantFrom(
  'Halvorsen',
  'Halverson',
  'Baker',
  'Summit',
  'Construction',
  'Bros',
  'Électric',
  'North',
  '2x4',
  'ABC',
);
const name = fc.array(words, { minLength: 1, maxLength: 4 }).map((each) => each.join(' '));
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const record: fc.Arbitrary<DuplicateRecord> = fc.record({
  name,
  code: some(fc.constantFrom('ST-24', 'st24', 'X')),
  firstname: some(fc.constantFrom('Bob', 'Robert', 'Ann')),
  lastname: fc.constantFrom('Smith', 'Smyth', 'Lee'),
  company: some(name),
  account_id: some(fc.constantFrom('a', 'b')),
  phone: some(fc.constantFrom('503-555-0199', '(503) 555-0199', '541-555-0142', '1')),
  type: some(fc.constantFrom('Person', 'Business')),
  loyalty_number: some(fc.constantFrom('7001', '7-001', '7002')),
  email: some(fc.constantFrom('a@b.co', 'A@B.co', 'x@gmail.com', 'nobody')),
  website: some(fc.constantFrom('https://b.co', 'www.b.co/x', 'facebook.com/a', '?')),
  street: some(fc.constantFrom('1 Main St', '1 Main Street Ste 4', '12 St Charles Ave', '')),
  city: some(fc.constantFrom('Portland', 'portland')),
  zip: some(fc.constantFrom('97214', '97214-1234', '80301')),
});
const kind = fc.constantFrom(...comparedEntities);

describe('comparison', () => {
  test('is symmetric', () => {
    fc.assert(
      fc.property(kind, record, record, (of, a, b) => {
        expect(compare(of, a, b)).toEqual(compare(of, b, a));
      }),
    );
  });
  test('returns 1 for equal records and stays within 0 to 1', () => {
    fc.assert(
      fc.property(kind, record, record, (of, a, b) => {
        expect(compare(of, a, a).score).toBe(1);
        const { score } = compare(of, a, b);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });
  test('accepts any text', () => {
    fc.assert(
      fc.property(kind, fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (of, a, b) => {
        const { score } = compare(
          of,
          { name: a, street: b, website: a, phone: b },
          { name: b, street: a, email: b },
        );
        expect(score).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(compare('account', { name: 5, phone: null, email: ['x'] }, {})).toEqual({ score: 0, reasons: [] });
  });
  test('ignores case, punctuation and legal form', () => {
    const noise = fc.constantFrom(' ', ', ', '. ', '  ', ' - ', '; ');
    const legal = fc.constantFrom(
      '',
      ' Inc.',
      ', LLC',
      ' L.L.C.',
      ' Co.',
      ', Ltd',
      ' Corp.',
      ' Company',
      ' & Co',
    );
    fc.assert(
      fc.property(fc.constantFrom('account', 'vendor'), record, noise, legal, (of, a, between, form) => {
        const other = { ...a, name: `${String(a['name']).replaceAll(' ', between)}${form}`.toUpperCase() };
        expect(compare(of, a, other).score).toBe(1);
        expect(signature(of, other)).toEqual(signature(of, a));
      }),
    );
  });
  test('gives a reason for every shared key and every possible duplicate', () => {
    fc.assert(
      fc.property(kind, record, record, (of, a, b) => {
        const { score, reasons } = compare(of, a, b);
        const keys = new Set(signature(of, a));
        if (signature(of, b).some((key) => keys.has(key))) expect(reasons).not.toEqual([]);
        if (score >= possible) expect(reasons).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
  test('keeps every possible duplicate above the threshold of the trigram index', () => {
    fc.assert(
      fc.property(fc.constantFrom('account', 'vendor', 'material'), name, name, (of, a, b) => {
        fc.pre(compare(of, { name: a }, { name: b }).score >= possible);
        const keys = new Set(signature(of, { name: a }));
        expect(
          similarity(searchText(of, { name: a }), searchText(of, { name: b })) >= candidateSimilarity ||
            signature(of, { name: b }).some((key) => keys.has(key)),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
