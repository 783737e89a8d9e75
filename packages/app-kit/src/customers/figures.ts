import type { Customer } from '@plumbline/api';

/** One line of a breakdown: a value of a field, how many customers hold it and how many users they have. */
export interface Breakdown {
  value: string;
  customers: number;
  users: number;
}
export interface CustomerFigures {
  customers: number;
  users: number;
  /** Customers of whom somebody signed in within the last seven days. */
  active: number;
  /** Customers of whom nobody has signed in yet. */
  silent: number;
  /** Customers won in each of the last six calendar months (UTC), the present one last; `month` is its first day. */
  added: { month: string; count: number }[];
  types: Breakdown[];
  subscriptions: Breakdown[];
  /** Without the customers who have no partner. */
  partners: Breakdown[];
  /** The latest sign-ins first; who never signed in is left out. */
  recent: (Customer & { last_login: string })[];
}

const week = 7 * 24 * 60 * 60_000;

function breakdown(rows: readonly Customer[], valueOf: (row: Customer) => string): Breakdown[] {
  const groups = new Map<string, Breakdown>();
  for (const row of rows) {
    const value = valueOf(row);
    if (!value) continue;
    const group = groups.get(value) ?? { value, customers: 0, users: 0 };
    group.customers += 1;
    group.users += row.users;
    groups.set(value, group);
  }
  return [...groups.values()].toSorted(
    (a, b) => b.customers - a.customers || b.users - a.users || a.value.localeCompare(b.value),
  );
}

const hasSignedIn = (row: Customer): row is Customer & { last_login: string } =>
  typeof row.last_login === 'string' && row.last_login !== '';

/** @param now - milliseconds since the epoch. */
export function customerFigures(rows: readonly Customer[], now: number = Date.now()): CustomerFigures {
  const signedIn = rows.filter(hasSignedIn);
  const today = new Date(now);
  const added = Array.from({ length: 6 }, (_, at) => ({
    month: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 5 + at, 1))
      .toISOString()
      .slice(0, 10),
    count: 0,
  }));
  for (const row of rows) {
    const month = added.find((each) => each.month.slice(0, 7) === row.createdAt.slice(0, 7));
    if (month) month.count += 1;
  }
  return {
    customers: rows.length,
    users: rows.reduce((sum, row) => sum + row.users, 0),
    active: signedIn.filter((row) => now - Date.parse(row.last_login) < week).length,
    silent: rows.length - signedIn.length,
    added,
    types: breakdown(rows, (row) => row.type),
    subscriptions: breakdown(rows, (row) => row.subscription_mode),
    partners: breakdown(rows, (row) => row.partner_name),
    recent: signedIn.toSorted((a, b) => Date.parse(b.last_login) - Date.parse(a.last_login)).slice(0, 8),
  };
}
