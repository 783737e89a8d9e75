import type { BillingPlan, Invoice, InvoiceLine, PaymentMethod, Subscription } from '@plumbline/api';
import { formatDate } from '@plumbline/ui/dates';
import { formatMoney, formatPercent } from '@plumbline/ui/format';
import type { Tone } from '@plumbline/ui/StatusText';
import type { TotalLine } from '@plumbline/ui/TotalsBlock';
import { billingMessages } from './messages.ts';

export type Interval = Subscription['interval'];

export const each = (interval: Interval): string => (interval === 'yearly' ? 'a year' : 'a month');
export const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
export const cardName = ({ brand, last4 }: PaymentMethod): string =>
  billingMessages.cardEndingIn(brand, last4);
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
  open: { label: billingMessages.unpaid, tone: 'wait' },
  paid: { label: billingMessages.paid, tone: 'ok' },
  credited: { label: billingMessages.creditNote, tone: 'info' },
  void: { label: billingMessages.void, tone: 'neutral' },
};
/** Label and tone of an invoice's status. */
export const invoiceState = ({
  state,
  problem,
  payment,
  paid_out,
}: Invoice): { label: string; tone: Tone } => {
  if (paid_out) return { label: billingMessages.refunded, tone: 'info' };
  if (state === 'open' && payment) return { label: billingMessages.waitingForYourBank, tone: 'wait' };
  if (state === 'open' && problem) return { label: billingMessages.paymentFailed, tone: 'bad' };
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
    { label: billingMessages.subtotal, value: formatMoney(figures.subtotal), kind: 'sum' as const },
    {
      label: billingMessages.salesTax(formatPercent(figures.tax_rate, 0, 6)),
      value: formatMoney(figures.tax),
    },
    ...(Number(figures.credit_used) > 0
      ? [{ label: billingMessages.fromCredit(credit), value: formatMoney(`-${figures.credit_used}`) }]
      : []),
    isCredit
      ? { label: `To ${credit}`, value: formatMoney(figures.total.slice(1)), kind: 'total' as const }
      : { label: billingMessages.dueToday, value: formatMoney(figures.due), kind: 'total' as const },
  ];
}

type SubscriptionState = Pick<Subscription, 'state' | 'suspended' | 'ends_on'>;
const states: Record<Subscription['state'], { label: string; tone: Tone }> = {
  active: { label: billingMessages.active, tone: 'ok' },
  past_due: { label: billingMessages.paymentOverdue, tone: 'bad' },
  trial: { label: billingMessages.trial, tone: 'info' },
  none: { label: billingMessages.noPlan, tone: 'neutral' },
};
/** Label and tone of a subscription's status; suspension and cancellation take precedence. */
export function subscriptionState({ state, suspended, ends_on }: SubscriptionState): {
  label: string;
  tone: Tone;
} {
  if (suspended) return { label: billingMessages.suspended, tone: 'bad' };
  if (ends_on && state === 'active') return { label: billingMessages.ends, tone: 'wait' };
  return states[state];
}
