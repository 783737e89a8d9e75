import { DecimalSum } from '../../data-grid/aggregate.ts';
import { decimalPattern } from '../../data-grid/format.ts';

export interface LedgerEntry {
  id: string;
  /** Effective day, YYYY-MM-DD: the balance counts the entry from this day on. */
  date: string;
  /** Day on which it was entered, YYYY-MM-DD; an entry is late if this is after `date`. */
  enteredOn?: string;
  /** Document behind the entry. */
  document?: { label: string; href?: string };
  description: string;
  /** Increase as a decimal string. */
  in?: string;
  /** Decrease as a decimal string. */
  out?: string;
  /** Id of the entry that this one takes back; both count, so that together they change nothing. */
  voids?: string;
}

export type LedgerPeriod = 'month' | 'quarter' | 'year';

/** Sum of entries up to and including a row; undefined after an amount that is not a decimal. */
type Balance = string | undefined;

export type LedgerRow =
  | { kind: 'opening' | 'closing'; id: string; balance: Balance }
  | { kind: 'period'; id: string; start: string; count: number; in: Balance; out: Balance; balance: Balance }
  | {
      kind: 'entry';
      id: string;
      entry: LedgerEntry;
      balance: Balance;
      isLate: boolean;
      /** Taken back by another entry. */
      isVoided: boolean;
      /** An amount is not a decimal, so that the balance is unknown from here on. */
      isInvalid: boolean;
    };

export type EntryRow = Extract<LedgerRow, { kind: 'entry' }>;

export interface LedgerOptions {
  /** Balance before the first entry. @default "0" */
  opening?: string;
  /** @default "newest" */
  order?: 'newest' | 'oldest';
  /** Puts entries together by period, each with its sums. */
  period?: LedgerPeriod;
}

const negated = (value: string): string => (value.startsWith('-') ? value.slice(1) : `-${value}`);
const isAmount = (value: string | undefined): boolean =>
  value === undefined || value === '' || decimalPattern.test(value);

/** Entries by day; on the same day in the given order, but an entry that takes another one back directly after it. */
export function sortEntries(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const mirrors = new Map<string, LedgerEntry[]>();
  const others: LedgerEntry[] = [];
  for (const entry of entries) {
    const original = entry.voids === undefined ? undefined : byId.get(entry.voids);
    // A mirror of a mirror, or of itself, stays where it is.
    if (original && original.date === entry.date && original.voids === undefined)
      mirrors.set(original.id, [...(mirrors.get(original.id) ?? []), entry]);
    else others.push(entry);
  }
  return others
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .flatMap((entry) => [entry, ...(mirrors.get(entry.id) ?? [])]);
}

/** First day of the period of a day. */
export function periodStart(date: string, period: LedgerPeriod): string {
  const year = date.slice(0, 4);
  if (period === 'year') return `${year}-01-01`;
  const month = Number(date.slice(5, 7));
  const first = period === 'month' ? month : month - ((month - 1) % 3);
  return `${year}-${String(first).padStart(2, '0')}-01`;
}

/** Entries in order of time with the balance after each. */
function runBalance(entries: readonly LedgerEntry[], opening: string): EntryRow[] {
  const balance = new DecimalSum();
  balance.add(opening);
  let isKnown = decimalPattern.test(opening);
  const voided = new Set(entries.map(({ voids }) => voids).filter((id) => id !== undefined));
  return sortEntries(entries).map((entry) => {
    const isInvalid = !isAmount(entry.in) || !isAmount(entry.out);
    if (isInvalid) isKnown = false;
    if (entry.in) balance.add(entry.in);
    if (entry.out) balance.add(negated(entry.out));
    return {
      kind: 'entry',
      id: entry.id,
      entry,
      balance: isKnown ? balance.sum : undefined,
      isLate: entry.enteredOn !== undefined && entry.enteredOn > entry.date,
      isVoided: voided.has(entry.id),
      isInvalid,
    };
  });
}

function periodRow(rows: readonly EntryRow[], start: string): LedgerRow {
  const sums = { in: new DecimalSum(), out: new DecimalSum() };
  for (const { entry } of rows) {
    if (entry.in) sums.in.add(entry.in);
    if (entry.out) sums.out.add(entry.out);
  }
  const isKnown = rows.every(({ isInvalid }) => !isInvalid);
  return {
    kind: 'period',
    id: `period ${start}`,
    start,
    count: rows.length,
    in: isKnown ? sums.in.sum : undefined,
    out: isKnown ? sums.out.sum : undefined,
    balance: rows.at(-1)?.balance,
  };
}

/**
 * Rows of a ledger: entries with their running balance, exact to the last digit, between the opening and the closing
 * balance, which are in the order of the entries. A period's heading is above its entries in both orders.
 */
export function ledgerRows(
  entries: readonly LedgerEntry[],
  { opening = '0', order = 'newest', period }: LedgerOptions = {},
): LedgerRow[] {
  const run = runBalance(entries, opening);
  const isNewest = order === 'newest';
  const ordered = (rows: readonly EntryRow[]) => (isNewest ? rows.toReversed() : rows);
  let body: LedgerRow[];
  if (period) {
    const groups = Map.groupBy(run, ({ entry }) => periodStart(entry.date, period));
    const parts = [...groups].map(([start, rows]): LedgerRow[] => [periodRow(rows, start), ...ordered(rows)]);
    body = (isNewest ? parts.toReversed() : parts).flat();
  } else body = [...ordered(run)];
  const first: LedgerRow = {
    kind: 'opening',
    id: 'opening balance',
    balance: decimalPattern.test(opening) ? opening : undefined,
  };
  const last: LedgerRow = {
    kind: 'closing',
    id: 'closing balance',
    balance: run.length === 0 ? first.balance : run.at(-1)?.balance,
  };
  return isNewest ? [last, ...body, first] : [first, ...body, last];
}
