import { expect, test } from 'vitest';
import { forceOf } from './quote-status.ts';

const revision = (
  number: number,
  status: 'Draft' | 'Sent' | 'Declined',
  is_active = false,
  is_newest = false,
) => ({
  revision: number,
  status,
  is_active,
  is_newest,
});
const said = (...revisions: ReturnType<typeof revision>[]) =>
  revisions.map((each) => forceOf(each, revisions.toReversed()));

test('a revision that the customer has is in force until the next is handed over', () => {
  expect(said(revision(0, 'Draft', true, true))).toEqual(['R0, the revision in force']);
  expect(said(revision(0, 'Sent', true), revision(1, 'Draft', false, true))).toEqual([
    'R0, the revision in force',
    'R1, a draft: R0 is in force until it is handed over',
  ]);
  expect(said(revision(0, 'Sent'), revision(1, 'Sent', true, true))).toEqual([
    'R0, replaced by R1',
    'R1, the revision in force',
  ]);
});

test('a draft between the two is replaced by the newer draft, and not by what is in force', () => {
  expect(said(revision(0, 'Sent', true), revision(1, 'Draft'), revision(2, 'Draft', false, true))).toEqual([
    'R0, the revision in force',
    'R1, replaced by R2',
    'R2, a draft: R0 is in force until it is handed over',
  ]);
});
