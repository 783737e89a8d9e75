import { expect, test } from 'vitest';
import {
  compare,
  companyDuplicates,
  comparedFields,
  plainName,
  possible,
  sameAccount,
  sameCode,
  searchText,
  signature,
  type DuplicateRule,
} from './duplicates.ts';

// The rules of all entities are tested with the server's modules, which state them (`duplicate-rules.test.ts` there).

/** Rule of records with a serial number that belong to an account. */
const machineDuplicates: DuplicateRule = {
  name: { alone: 0.7, weight: 4, fields: ['name'], of: (text) => plainName(text('name')) },
  evidence: {
    serial: sameCode('serial_number', 'same serial number', { alone: 0.95, weight: 3 }),
    company: sameAccount({ alone: 0.1, weight: 1 }),
  },
};

test('a rule brings evidence of its own, with its key and its reason', () => {
  const [one, other] = [
    { name: 'Lift 4', serial_number: 'SN-0042' },
    { name: 'Forklift', serial_number: 'sn 0042' },
  ];
  expect(signature(machineDuplicates, one)).toEqual(['name:lift4', 'serial:sn0042']);
  expect(compare(machineDuplicates, one, other)).toMatchObject({ reasons: ['same serial number'] });
  expect(compare(machineDuplicates, one, other).score).toBeGreaterThanOrEqual(possible);
});

test('values that only group records are compared and are no keys', () => {
  const [one, other] = [
    { name: 'Lift', account_name: 'Halvorsen, Inc.' },
    { name: 'Lift', account_name: 'Halvorsen' },
  ];
  expect(signature(machineDuplicates, one)).toEqual(['name:lift']);
  expect(compare(machineDuplicates, one, other)).toEqual({
    score: 1,
    reasons: ['same name', 'same company'],
  });
});

test('the index text of a record is its name as the rule reads it', () => {
  expect(searchText(companyDuplicates, { name: 'Halvorsen Constr. Co.' })).toBe('halvorsen construction');
  expect(searchText(machineDuplicates, { name: 'Halvorsen Constr. Co.' })).toBe('halvorsen constr co');
});

test('the fields of a rule are those of its name and its evidence', () => {
  expect(comparedFields(machineDuplicates)).toEqual(['name', 'serial_number', 'account_id', 'account_name']);
  expect(comparedFields(companyDuplicates)).toEqual([
    'name',
    'email',
    'website',
    'phone',
    'mobile',
    'street',
    'zip',
    'city',
  ]);
});

test('records without names are compared by what they have', () => {
  expect(compare(machineDuplicates, { serial_number: '7' }, { serial_number: '7' }).score).toBe(1);
  expect(compare(machineDuplicates, {}, {})).toEqual({ score: 0, reasons: [] });
});
