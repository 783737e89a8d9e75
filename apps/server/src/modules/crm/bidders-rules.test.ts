import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidAfter, bidProblems, type BidFields, type BidState, type BidStatus } from './bidders-rules.ts';

const today = '2026-03-10';
const invited = bidAfter(undefined, {}, today);

describe('a bid', () => {
  test('begins as an invitation of today', () => {
    expect(invited).toEqual({
      scope: '',
      status: 'Invited',
      amount: null,
      invited_on: today,
      due_on: null,
      answered_on: null,
      note: '',
    });
  });

  test.each<[string, BidFields, BidFields, Partial<BidState>]>([
    ['a price answers an invitation', {}, { amount: '1200.00' }, { status: 'Submitted', answered_on: today }],
    ['a price says nothing of a decline', { status: 'Declined' }, { amount: '5' }, { status: 'Declined' }],
    [
      'whoever names the status decides',
      {},
      { amount: '5', status: 'Bidding' },
      { status: 'Bidding', answered_on: null },
    ],
    ['a decline is an answer', {}, { status: 'Declined' }, { answered_on: today }],
    [
      'the day of the first answer stays',
      { status: 'Submitted', amount: '5', answered_on: '2026-03-01' },
      { status: 'Awarded' },
      { answered_on: '2026-03-01' },
    ],
    [
      'what is open again has no answer',
      { status: 'Declined', answered_on: '2026-03-01' },
      { status: 'Invited' },
      { answered_on: null },
    ],
    ['a note changes nothing else', {}, { note: 'Call on Monday' }, { status: 'Invited', answered_on: null }],
  ])('%s', (_name, before, change, after) => {
    expect(bidAfter({ ...invited, ...before } as BidState, change, today)).toMatchObject(after);
  });

  const status = fc.constantFrom<BidStatus>('Invited', 'Bidding', 'Submitted', 'Declined', 'Awarded');
  const amount = fc.option(fc.nat({ max: 99_999 }).map((cents) => (cents / 100).toFixed(2)));
  test('the same change twice is the same as once', () => {
    fc.assert(
      fc.property(status, amount, fc.record({ status, amount }, { requiredKeys: [] }), (was, had, change) => {
        const before = bidAfter(invited, { status: was, amount: had }, today);
        const once = bidAfter(before, change, today);
        expect(bidAfter(once, change, today)).toEqual(once);
      }),
    );
  });
});

test.each<[string, Partial<BidState>, 'vendor' | 'bidder', string[]]>([
  ['nothing', {}, 'vendor', []],
  ['a submitted bid without a price', { status: 'Submitted' }, 'bidder', ['amount']],
  ['an award without a price', { status: 'Awarded' }, 'vendor', ['amount']],
  ['a bidder that won without ours', { status: 'Awarded' }, 'bidder', []],
  ['a price below zero', { amount: '-1' }, 'vendor', ['amount']],
  ['a price of nothing', { status: 'Submitted', amount: '0' }, 'vendor', []],
  ['due before it was invited', { due_on: '2026-03-09' }, 'vendor', ['due_on']],
])('what is wrong with %s', (_name, given, role, fields) => {
  expect(bidProblems({ ...invited, ...given }, role).map(({ field }) => field)).toEqual(fields);
});
