import { expect, test } from 'vitest';
import { quoteSteps, replacedBy } from './quote-status.ts';

const revision = (number: number, status: 'Draft' | 'Sent', is_active = false, is_newest = false) => ({
  revision: number,
  status,
  is_active,
  is_newest,
});
const said = (...revisions: ReturnType<typeof revision>[]) =>
  revisions.map((each) => replacedBy(each, revisions.toReversed()));

test('a revision that the customer has is in force until the next is handed over', () => {
  expect(said(revision(0, 'Draft', true, true))).toEqual([undefined]);
  expect(said(revision(0, 'Sent', true), revision(1, 'Draft', false, true))).toEqual([
    undefined,
    'R0 is in force until this is handed over',
  ]);
  expect(said(revision(0, 'Sent'), revision(1, 'Sent', true, true))).toEqual(['Replaced by R1', undefined]);
});

test('a draft between the two is replaced by the newer draft, and not by what is in force', () => {
  expect(said(revision(0, 'Sent', true), revision(1, 'Draft'), revision(2, 'Draft', false, true))).toEqual([
    undefined,
    'Replaced by R2',
    'R0 is in force until this is handed over',
  ]);
});

test('a quote ends with the answer, or with its time', () => {
  const ends = (['Draft', 'Sent', 'Accepted', 'Declined', 'Expired', 'Closed'] as const).map(
    (status) => quoteSteps(status)[2],
  );
  expect(ends).toEqual([
    { id: 'Accepted', label: 'Accepted' },
    { id: 'Accepted', label: 'Accepted' },
    { id: 'Accepted', label: 'Accepted' },
    { id: 'Declined', label: 'Declined', state: 'failed' },
    { id: 'Expired', label: 'Expired', state: 'failed' },
    { id: 'Closed', label: 'Closed', state: 'failed' },
  ]);
});
