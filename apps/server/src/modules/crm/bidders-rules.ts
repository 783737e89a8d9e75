import type { BidUpdate } from '@plumbline/api';

/** What people write of a bid. */
export type BidFields = Omit<BidUpdate, 'version'>;

export type BidStatus = NonNullable<BidFields['status']>;
export interface BidState {
  scope: string;
  status: BidStatus;
  amount: string | null;
  invited_on: string | null;
  due_on: string | null;
  answered_on: string | null;
  note: string;
}

const isOut = (status: BidStatus) => status === 'Invited' || status === 'Bidding';

/**
 * A bid after a change of it: a price answers an open bid, an answer has a day, and what is open again has none.
 * @param before nothing for a new one.
 * @param today YYYY-MM-DD
 */
export function bidAfter(before: BidState | undefined, change: BidFields, today: string): BidState {
  const was: BidState = before ?? {
    scope: '',
    status: 'Invited',
    amount: null,
    invited_on: today,
    due_on: null,
    answered_on: null,
    note: '',
  };
  const kept = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: BidState = { ...was, ...kept };
  const isPriced = after.amount !== null && after.amount !== was.amount;
  if (change.status === undefined && isPriced && isOut(was.status)) after.status = 'Submitted';
  if (change.answered_on !== undefined) return after;
  if (isOut(after.status)) after.answered_on = null;
  else after.answered_on ??= today;
  return after;
}

/** What is wrong with a bid, by field. */
export function bidProblems(
  { status, amount, invited_on, due_on }: BidState,
  role: 'vendor' | 'bidder',
): { field: string; message: string }[] {
  const found: { field: string; message: string }[] = [];
  // A bidder may win the job without our price.
  const needsAmount = status === 'Submitted' || (status === 'Awarded' && role === 'vendor');
  if (needsAmount && amount === null)
    found.push({ field: 'amount', message: `Write the amount before it is ${status.toLowerCase()}.` });
  if (amount?.startsWith('-')) found.push({ field: 'amount', message: 'An amount is not below zero.' });
  if (invited_on && due_on && due_on < invited_on)
    found.push({ field: 'due_on', message: 'It is due before it was invited.' });
  return found;
}
