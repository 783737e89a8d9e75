import { expect, test } from 'vitest';
import { newerDraft, quoteSteps, replacedBy } from './quote-status.ts';

const revision = (number: number, status: 'Draft' | 'Sent', is_active = false, is_newest = false) => ({
  revision: number,
  status,
  is_active,
  is_newest,
});
const statusNotes = (...revisions: ReturnType<typeof revision>[]) =>
  revisions.map((each) => replacedBy(each, revisions.toReversed()));

test('a sent revision stays active until the next one is sent', () => {
  expect(statusNotes(revision(0, 'Draft', true, true))).toEqual([undefined]);
  expect(statusNotes(revision(0, 'Sent', true), revision(1, 'Draft', false, true))).toEqual([
    undefined,
    'R0 is active until this revision is sent',
  ]);
  expect(statusNotes(revision(0, 'Sent'), revision(1, 'Sent', true, true))).toEqual([
    'Replaced by R1',
    undefined,
  ]);
});

test('an older draft is replaced by the newer draft, not by the active revision', () => {
  expect(
    statusNotes(revision(0, 'Sent', true), revision(1, 'Draft'), revision(2, 'Draft', false, true)),
  ).toEqual([undefined, 'Replaced by R2', 'R0 is active until this revision is sent']);
});

test('only a newest draft that follows the revision is its newer draft', () => {
  const sent = revision(0, 'Sent', true);
  const draft = revision(1, 'Draft', false, true);
  expect(newerDraft(sent, [draft, sent])).toBe(draft);
  expect(newerDraft(draft, [draft, sent])).toBeUndefined();
  expect(newerDraft(sent, [revision(1, 'Sent', true, true), sent])).toBeUndefined();
  expect(newerDraft(sent, [revision(1, 'Draft'), sent])).toBeUndefined();
});

test('the last step is the response, expiry or closing', () => {
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
