import type { BillingPlan, Invoice, InvoiceLine, PaymentMethod, Subscription } from '@plumbline/api';
import { formatDate } from '@plumbline/ui/dates';
import { formatMoney } from '@plumbline/ui/format';
import type { Tone } from '@plumbline/ui/StatusText';
import type { TotalLine } from '@plumbline/ui/TotalsBlock';

export type Interval = Subscription['interval'];

export const each = (interval: Interval): string => (interval === 'yearly' ? 'a year' : 'a month');
export const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
export const cardName = ({ brand, last4 }: PaymentMethod): string => `${brand} ending in ${last4}`;
export const expiry = ({ exp_month, exp_year, is_expired }: PaymentMethod): string =>
  `${is_expired ? 'Expired' : 'Expires'} ${String(exp_month).padStart(2, '0')}/${exp_year}`;

export const planPrice = (plan: BillingPlan, interval: Interval): string =>
  interval === 'yearly' ? plan.yearly_price : plan.monthly_price;
export const userPrice = (plan: BillingPlan, interval: Interval): string =>
  interval === 'yearly' ? plan.yearly_user_price : plan.monthly_user_price;

/** Formats the period of an invoice line. */
export const span = ({ from, to }: Pick<InvoiceLine, 'from' | 'to'>): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

const invoiceStates: Record<Invoice['state'], { label: string; tone: Tone }> = {
  open: { label: 'Unpaid', tone: 'wait' },
  paid: { label: 'Paid', tone: 'ok' },
  credited: { label: 'Credit note', tone: 'info' },
  void: { label: 'Void', tone: 'neutral' },
};
/** Label and tone of an invoice's status. */
export const invoiceState = ({
  state,
  problem,
  payment,
  paid_out,
}: Invoice): { label: string; tone: Tone } => {
  if (paid_out) return { label: 'Refunded', tone: 'info' };
  if (state === 'open' && payment) return { label: 'Waiting for your bank', tone: 'wait' };
  if (state === 'open' && problem) return { label: 'Payment failed', tone: 'bad' };
  return invoiceStates[state];
};

/**
 * Builds the total lines of an invoice; the last one is the amount due or the credit.
 * @param whose name of the company whose credit it is, when it is not the reader's.
 */
export function totalLines(
  figures: Pick<Invoice, 'lines' | 'subtotal' | 'tax_rate' | 'tax' | 'total' | 'credit_used' | 'due'>,
  whose?: string,
): TotalLine[] {
  const isCredit = figures.total.startsWith('-');
  const credit = whose ? `${whose}’s credit` : 'your credit';
  return [
    ...figures.lines.map((line) => ({
      label: line.text,
      note: ` ${span(line)}`,
      value: formatMoney(line.amount),
    })),
    { label: 'Subtotal', value: formatMoney(figures.subtotal), kind: 'sum' as const },
    { label: `Sales tax ${figures.tax_rate}%`, value: formatMoney(figures.tax) },
    ...(Number(figures.credit_used) > 0
      ? [{ label: `From ${credit}`, value: formatMoney(`-${figures.credit_used}`) }]
      : []),
    isCredit
      ? { label: `To ${credit}`, value: formatMoney(figures.total.slice(1)), kind: 'total' as const }
      : { label: 'Due today', value: formatMoney(figures.due), kind: 'total' as const },
  ];
}

type SubscriptionState = Pick<Subscription, 'state' | 'suspended' | 'ends_on'>;
const states: Record<Subscription['state'], { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'ok' },
  past_due: { label: 'Payment overdue', tone: 'bad' },
  trial: { label: 'Trial', tone: 'info' },
  none: { label: 'No plan', tone: 'neutral' },
};
/** Label and tone of a subscription's status; suspension and cancellation take precedence. */
export function subscriptionState({ state, suspended, ends_on }: SubscriptionState): {
  label: string;
  tone: Tone;
} {
  if (suspended) return { label: 'Suspended', tone: 'bad' };
  if (ends_on && state === 'active') return { label: 'Ends', tone: 'wait' };
  return states[state];
}
