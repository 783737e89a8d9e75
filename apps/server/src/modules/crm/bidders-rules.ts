import type { BidUpdate } from '@plumbline/api';
import { amountProblem } from '@plumbline/validation';

/** Editable fields of a bid. */
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

const isPending = (status: BidStatus) => status === 'Invited' || status === 'Bidding';

/**
 * Applies a change to a bid: an amount answers an open bid, answers have a date, and reopened bids have none.
 * @param before undefined for a new bid.
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
  if (change.status === undefined && isPriced && isPending(was.status)) after.status = 'Submitted';
  if (change.answered_on !== undefined) return after;
  if (isPending(after.status)) after.answered_on = null;
  else after.answered_on ??= today;
  return after;
}

/** Validation errors of a bid by field. */
export function bidProblems(
  { status, amount, invited_on, due_on }: BidState,
  role: 'vendor' | 'bidder',
): { field: string; message: string }[] {
  const found: { field: string; message: string }[] = [];
  // A bidder may win the job without our price.
  const needsAmount = status === 'Submitted' || (status === 'Awarded' && role === 'vendor');
  if (needsAmount && amount === null)
    found.push({ field: 'amount', message: `Enter the amount before the bid is ${status.toLowerCase()}.` });
  const problem = amount === null ? undefined : amountProblem(amount);
  if (problem) found.push({ field: 'amount', message: problem });
  if (amount?.startsWith('-')) found.push({ field: 'amount', message: 'The amount cannot be below 0.' });
  if (invited_on && due_on && due_on < invited_on)
    found.push({ field: 'due_on', message: 'The due date cannot be before the invitation date.' });
  return found;
}
