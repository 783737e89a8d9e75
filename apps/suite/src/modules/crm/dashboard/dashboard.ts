import type { Decided } from '@plumbline/api';
import { addDays, utcMidnight } from '@plumbline/dates';

export type Period = 'month' | 'quarter' | 'year';
export const periods: readonly Period[] = ['month', 'quarter', 'year'];

/** Filters of the dashboard, kept in the URL. */
export interface Cut {
  owner: string;
  territory: string;
  period: Period;
}
export const readCut = (address: URLSearchParams): Cut => {
  const period = address.get('period');
  return {
    owner: address.get('owner') ?? '',
    territory: address.get('territory') ?? '',
    period: periods.find((each) => each === period) ?? 'quarter',
  };
};

export type Condition = readonly [field: string, op: string, value: unknown];
/** Builds the list filter for the records that a figure counts: its own conditions and the dashboard filters. */
export const filterOf = (
  { owner, territory }: Pick<Cut, 'owner' | 'territory'>,
  conditions: readonly Condition[],
) =>
  JSON.stringify(
    [
      ...conditions,
      ...(owner ? [['owner_id', 'eq', owner] as const] : []),
      ...(territory ? [['territory', 'eq', territory] as const] : []),
    ].map(([field, op, value]) => ({ field, op, value })),
  );
export const isOpen: Condition = ['outcome', 'eq', 'open'];
/** Conditions on a timestamp: from `from` (inclusive) to `to` (exclusive). */
export const within = (field: string, { from, to }: { from: string; to: string }): Condition[] => [
  [field, 'gte', from],
  [field, 'lt', to],
];

/** Conditions on a date: the same range with inclusive ends, which the list shows as one filter. */
export const onDays = (field: string, { from, to }: { from: string; to: string }): Condition[] => [
  [field, 'gte', from],
  [field, 'lte', addDays(to, -1)],
];

/** Percentage of decided bids that were won, with one decimal; undefined when no bid was decided. */
export function winRates({ won, lost }: Pick<Decided, 'won' | 'lost'>): { count?: string; value?: string } {
  const rate = (part: number, others: number) =>
    part + others > 0 ? ((part / (part + others)) * 100).toFixed(1) : undefined;
  const [count, value] = [rate(won.count, lost.count), rate(Number(won.amount), Number(lost.amount))];
  return { ...(count === undefined ? {} : { count }), ...(value === undefined ? {} : { value }) };
}

const short = (day: string) =>
  utcMidnight(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
/** Formats a week as "Nov 16 – 22", last day inclusive. */
export function weekLabel({ from, to }: { from: string; to: string }): string {
  const last = addDays(to, -1);
  if (last === from) return short(from);
  return from.slice(0, 7) === last.slice(0, 7)
    ? `${short(from)} – ${Number(last.slice(8))}`
    : `${short(from)} – ${short(last)}`;
}
export const monthLabel = ({ from }: { from: string }): string =>
  utcMidnight(from).toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** Formats an amount as $4.35M, and as whole dollars below one million. */
export const dashboardMoney = (value: string): string => {
  const amount = Number(value);
  return amount >= 1e6 ? `$${(amount / 1e6).toFixed(2)}M` : `$${Math.round(amount).toLocaleString('en-US')}`;
};
