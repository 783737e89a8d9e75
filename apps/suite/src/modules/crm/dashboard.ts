import type { Decided } from '@plumbline/api';

export type Period = 'month' | 'quarter' | 'year';
export const periods: readonly Period[] = ['month', 'quarter', 'year'];

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
/** @param days before a day, YYYY-MM-DD. */
export const daysBefore = (day: string, days: number): string =>
  new Date(utc(day).getTime() - days * 86_400_000).toISOString().slice(0, 10);
const dayBefore = (day: string) => daysBefore(day, 1);

/** What the dashboard is cut by; all of it is in the address. */
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
/** The filter of a list with the rows behind a figure: its own conditions, and what the dashboard is cut by. */
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
/** Of instants: from a day to the one after the last. */
export const within = (field: string, { from, to }: { from: string; to: string }): Condition[] => [
  [field, 'gte', from],
  [field, 'lt', to],
];

/** Of days: the same, as the two ends that a list shows as one filter. */
export const onDays = (field: string, { from, to }: { from: string; to: string }): Condition[] => [
  [field, 'gte', from],
  [field, 'lte', dayBefore(to)],
];

/** Share of the decided bids that were won, in percent with one place; undefined where nothing was decided. */
export function winRates({ won, lost }: Pick<Decided, 'won' | 'lost'>): { count?: string; value?: string } {
  const rate = (part: number, rest: number) =>
    part + rest > 0 ? ((part / (part + rest)) * 100).toFixed(1) : undefined;
  const [count, value] = [rate(won.count, lost.count), rate(Number(won.amount), Number(lost.amount))];
  return { ...(count === undefined ? {} : { count }), ...(value === undefined ? {} : { value }) };
}

const short = (day: string) =>
  utc(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
/** "Nov 16 – 22": the days of a week, its last one included. */
export function weekLabel({ from, to }: { from: string; to: string }): string {
  const last = dayBefore(to);
  if (last === from) return short(from);
  return from.slice(0, 7) === last.slice(0, 7)
    ? `${short(from)} – ${Number(last.slice(8))}`
    : `${short(from)} – ${short(last)}`;
}
export const monthLabel = ({ from }: { from: string }): string =>
  utc(from).toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** $4.35M as dashboards write it, whole dollars below a million. */
export const dashboardMoney = (value: string): string => {
  const amount = Number(value);
  return amount >= 1e6 ? `$${(amount / 1e6).toFixed(2)}M` : `$${Math.round(amount).toLocaleString('en-US')}`;
};
