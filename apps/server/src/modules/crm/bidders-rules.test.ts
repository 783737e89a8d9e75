import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidAfter, bidProblems, type BidFields, type BidState, type BidStatus } from './bidders-rules.ts';

const today = '2026-03-10';
const invited = bidAfter(undefined, {}, today);

describe('a bid', () => {
  test('starts as an invitation dated today', () => {
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
    [
      'records a price as the answer to an invitation',
      {},
      { amount: '1200.00' },
      { status: 'Submitted', answered_on: today },
    ],
    [
      'keeps a declined bid declined when a price is added',
      { status: 'Declined' },
      { amount: '5' },
      { status: 'Declined' },
    ],
    [
      'uses an explicitly chosen status',
      {},
      { amount: '5', status: 'Bidding' },
      { status: 'Bidding', answered_on: null },
    ],
    ['records a decline as an answer', {}, { status: 'Declined' }, { answered_on: today }],
    [
      'keeps the date of the first answer',
      { status: 'Submitted', amount: '5', answered_on: '2026-03-01' },
      { status: 'Awarded' },
      { answered_on: '2026-03-01' },
    ],
    [
      'clears the answer date when a bid is reopened',
      { status: 'Declined', answered_on: '2026-03-01' },
      { status: 'Invited' },
      { answered_on: null },
    ],
    [
      'changes nothing else when a note is added',
      {},
      { note: 'Call on Monday' },
      { status: 'Invited', answered_on: null },
    ],
  ])('%s', (_name, before, change, after) => {
    expect(bidAfter({ ...invited, ...before } as BidState, change, today)).toMatchObject(after);
  });

  const status = fc.constantFrom<BidStatus>('Invited', 'Bidding', 'Submitted', 'Declined', 'Awarded');
  const amount = fc.option(fc.nat({ max: 99_999 }).map((cents) => (cents / 100).toFixed(2)));
  test('is unchanged when the same update is applied twice', () => {
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
  ['a valid bid', {}, 'vendor', []],
  ['a submitted bid without a price', { status: 'Submitted' }, 'bidder', ['amount']],
  ['an award without a price', { status: 'Awarded' }, 'vendor', ['amount']],
  ['an award to a bidder without our price', { status: 'Awarded' }, 'bidder', []],
  ['a price below zero', { amount: '-1' }, 'vendor', ['amount']],
  ['a price with three decimals', { amount: '1200.125' }, 'vendor', ['amount']],
  ['a stored price with zeros', { amount: '1200.1200' }, 'vendor', []],
  ['a price of zero', { status: 'Submitted', amount: '0' }, 'vendor', []],
  ['a due date before the invitation', { due_on: '2026-03-09' }, 'vendor', ['due_on']],
])('reports the invalid fields of %s', (_name, given, role, fields) => {
  expect(bidProblems({ ...invited, ...given }, role).map(({ field }) => field)).toEqual(fields);
});
