import { addDays, addMonths, daysBetween, daysInMonth, startOfMonth } from '@plumbline/dates';
import { pagePrice, plans, type Interval, type Terms } from './plans.ts';

/** Parses an amount with at most two decimals to cents. */
export const centsOf = (amount: string): number => {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (!whole) throw new Error(`“${amount}” is no amount of dollars and cents`);
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign ? -cents : cents;
};
/** Formats cents as an amount with two decimals. */
export const amountOf = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Computes `amount × part ÷ total` in cents with integers, rounded half away from zero. */
export function share(amount: number, part: number, total: number): number {
  const twice = 2n * BigInt(Math.abs(amount)) * BigInt(part) + BigInt(total);
  const cents = Number(twice / (2n * BigInt(total)));
  return amount < 0 ? -cents : cents;
}

/**
 * End (exclusive) of a period that starts on a day.
 * @param anchor day of the month on which periods start, capped at the length of the month.
 */
export function periodEnd(start: string, interval: Interval, anchor: number): string {
  const month = addMonths(startOfMonth(start), interval === 'yearly' ? 12 : 1);
  return addDays(month, Math.min(anchor, daysInMonth(month)) - 1);
}

/** Line of an invoice. Amounts in cents of US dollars; credits are negative. */
export interface BillLine {
  what: 'plan' | 'users' | 'add-on' | 'credit' | 'discount' | 'pages';
  /** Description. */
  text: string;
  quantity: number;
  /** Unit price of the whole period in cents. */
  price: number;
  amount: number;
  /** First day (inclusive); `to` is exclusive. */
  from: string;
  to: string;
}

export interface Period {
  start: string;
  /** First day of the next period. */
  end: string;
}
export interface Charge {
  lines: BillLine[];
  period: Period;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Number of users beyond those included in the plan. */
export const extraUsers = ({ plan, users }: Terms): number => Math.max(0, users - plans[plan].users);

const priceParts = (terms: Terms) => {
  const { name, price } = plans[terms.plan];
  const { plan, user } = price[terms.interval];
  const more = extraUsers(terms);
  return [
    { what: 'plan' as const, text: name, quantity: 1, price: centsOf(plan) },
    ...(more
      ? [{ what: 'users' as const, text: plural(more, 'more user'), quantity: more, price: centsOf(user) }]
      : []),
  ];
};

/** Price of a whole period in cents, before tax. */
export const periodPrice = (terms: Terms): number =>
  priceParts(terms).reduce((sum, { quantity, price }) => sum + quantity * price, 0);

/** Lines of a whole period. */
export const periodLines = (terms: Terms, { start, end }: Period): BillLine[] =>
  priceParts(terms).map((part) => ({ ...part, amount: part.quantity * part.price, from: start, to: end }));

/** Lines of the remaining days of a period. @param sign 1 to charge, −1 to credit. */
function remainingLines(terms: Terms, { start, end }: Period, day: string, sign: 1 | -1): BillLine[] {
  const days = daysBetween(start, end);
  const remainingDays = Math.min(days, Math.max(0, daysBetween(day, end)));
  return priceParts(terms).map((part) => ({
    ...part,
    text: sign === 1 ? part.text : `Unused time of ${part.text}`,
    amount: sign * share(part.quantity * part.price, remainingDays, days),
    from: day,
    to: end,
  }));
}
/** Removes credits and charges that cancel out. */
const withoutCanceling = (credits: readonly BillLine[], charges: readonly BillLine[]): BillLine[] => {
  const isTwin = (a: BillLine) => (b: BillLine) =>
    a.what === b.what && a.quantity === b.quantity && a.price === b.price && a.text.endsWith(b.text);
  return [
    ...credits.filter((credit) => !charges.some((charge) => isTwin(credit)(charge))),
    ...charges.filter((charge) => !credits.some((credit) => isTwin(credit)(charge))),
  ].filter(({ amount }) => amount !== 0);
};

/**
 * Computes the charge of a change of terms on a day: unused time of the old terms is credited and the rest of the period
 * is charged at the new terms. Another interval starts a new period; the same terms cost nothing.
 */
export function changeCharge(
  from: (Terms & Period) | undefined,
  to: Terms,
  day: string,
  anchor = Number(day.slice(8)),
): Charge {
  if (!from) {
    const period = { start: day, end: periodEnd(day, to.interval, anchor) };
    return { lines: periodLines(to, period), period };
  }
  const { start, end } = from;
  if (from.interval === to.interval)
    return {
      lines: withoutCanceling(
        remainingLines(from, from, day, -1),
        remainingLines(to, { start, end }, day, 1),
      ),
      period: { start, end },
    };
  const own = Number(day.slice(8));
  const period = { start: day, end: periodEnd(day, to.interval, own) };
  return {
    lines: [...remainingLines(from, from, day, -1), ...periodLines(to, period)].filter(
      ({ amount }) => amount !== 0,
    ),
    period,
  };
}

/**
 * Reduces the credit of a charge by the share of the period that was already refunded, so that nothing is credited twice.
 * @param refunded amount refunded for the period, before tax.
 * @param paid amount paid for the period, before tax.
 */
export function lessRefunded(charge: Charge, refunded: number, paid: number): Charge {
  const [first, ...others] = charge.lines.filter(({ what, amount }) => what !== 'discount' && amount < 0);
  if (!first || refunded <= 0 || paid <= 0) return charge;
  // The discounted part was never paid and is not credited.
  const unpaid = charge.lines.filter(({ what, amount }) => what === 'discount' && amount > 0);
  const credit = -[first, ...others, ...unpaid].reduce((sum, { amount }) => sum + amount, 0);
  const amount = share(credit, Math.min(refunded, paid), paid);
  if (amount === 0) return charge;
  const { from, to } = first;
  const text = 'Less refunds for this period';
  return {
    ...charge,
    lines: [...charge.lines, { what: 'credit', text, quantity: 1, price: amount, amount, from, to }],
  };
}

export interface Bill {
  subtotal: number;
  tax: number;
  /** Subtotal plus tax; negative for a credit note. */
  total: number;
  /** Amount paid from the company's credit. */
  creditUsed: number;
  /** Amount due. */
  due: number;
}
/**
 * Computes subtotal, tax, total, used credit and amount due of invoice lines, in cents.
 * @param taxPercent tax rate with at most four decimals.
 * @param credit available credit of the company, in cents.
 */
export function billOf(lines: readonly BillLine[], taxPercent: string, credit: number): Bill {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const [whole = '0', decimals = ''] = taxPercent.split('.');
  const tax = share(subtotal, Number(`${whole}${decimals.padEnd(4, '0').slice(0, 4)}`), 1_000_000);
  const total = subtotal + tax;
  const creditUsed = Math.max(0, Math.min(credit, total));
  return { subtotal, tax, total, creditUsed, due: Math.max(0, total) - creditUsed };
}

/**
 * Computes the price of an AI estimate request of `pages` pages, in dollars as text.
 * @param credit available credit of the company, in cents.
 */
export function chargeOfPages(pages: number, taxPercent: string, credit = 0) {
  const price = centsOf(pagePrice);
  const line: BillLine = {
    what: 'pages',
    text: 'Pages',
    quantity: pages,
    price,
    amount: pages * price,
    from: '',
    to: '',
  };
  const { subtotal, tax, total, creditUsed, due } = billOf([line], taxPercent, credit);
  return {
    pages,
    price: pagePrice,
    subtotal: amountOf(subtotal),
    tax_rate: taxPercent,
    tax: amountOf(tax),
    amount: amountOf(total),
    credit_used: amountOf(creditUsed),
    due: amountOf(due),
  };
}
