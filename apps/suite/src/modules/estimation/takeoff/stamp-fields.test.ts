import { expect, test } from 'vitest';
import { filledStamp, stampFields } from './stamp-fields.ts';

const facts = {
  now: new Date(2026, 2, 9, 14, 5),
  user: { firstname: 'Dana', lastname: 'Whitfield' },
  estimation: { name: 'Alder Creek Clinic', number: 'EST-2026-0142', customer: 'Alder Creek' },
  page: { code: 'A2.1', name: 'Floor plan' },
};

test('fills date, user, estimation and page fields', () => {
  expect(filledStamp('ADDENDUM 2\nPOSTED {date} · {initials}', facts)).toBe(
    'ADDENDUM 2\nPOSTED 03/09/2026 · DW',
  );
  expect(filledStamp('{Sheet} {page}: {number} of {estimation} for {customer}, {user}', facts)).toBe(
    'A2.1 Floor plan: EST-2026-0142 of Alder Creek Clinic for Alder Creek, Dana Whitfield',
  );
});

test('fills every offered field', () => {
  for (const field of stampFields) expect(filledStamp(`{${field}}`, facts)).not.toContain('{');
});

test('leaves unknown fields unchanged', () => {
  expect(filledStamp('{constructor} {} {two words} {toString}', facts)).toBe(
    '{constructor} {} {two words} {toString}',
  );
});
