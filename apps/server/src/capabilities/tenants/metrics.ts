import type { CustomerGroup, CustomerSummary } from '@plumbline/api';
import { addMonths, startOfMonth, utcDay, WEEK_MS } from '@plumbline/dates';

/** Counts of a customer. */
export interface TenantCounts {
  uuid: string;
  name: string;
  type: string;
  subscription_mode: string;
  partner_name: string;
  users: number;
  createdAt: string;
  last_login?: string | null;
}

function breakdown(rows: readonly TenantCounts[], valueOf: (row: TenantCounts) => string): CustomerGroup[] {
  const groups = new Map<string, CustomerGroup>();
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

const hasSignedIn = (row: TenantCounts): row is TenantCounts & { last_login: string } =>
  typeof row.last_login === 'string' && row.last_login !== '';

/** @param now - milliseconds since the epoch. */
export function tenantMetrics(rows: readonly TenantCounts[], now: number): CustomerSummary {
  const signedIn = rows.filter(hasSignedIn);
  const thisMonth = startOfMonth(utcDay(now));
  const added = Array.from({ length: 6 }, (_, at) => ({
    month: addMonths(thisMonth, at - 5),
    count: 0,
  }));
  for (const row of rows) {
    const month = added.find((each) => each.month.slice(0, 7) === row.createdAt.slice(0, 7));
    if (month) month.count += 1;
  }
  return {
    customers: rows.length,
    users: rows.reduce((sum, row) => sum + row.users, 0),
    active: signedIn.filter((row) => now - Date.parse(row.last_login) < WEEK_MS).length,
    silent: rows.length - signedIn.length,
    added,
    types: breakdown(rows, (row) => row.type),
    subscriptions: breakdown(rows, (row) => row.subscription_mode),
    partners: breakdown(rows, (row) => row.partner_name),
    recent: signedIn
      .toSorted((a, b) => Date.parse(b.last_login) - Date.parse(a.last_login))
      .slice(0, 8)
      .map(({ uuid, name, type, users, last_login }) => ({ uuid, name, type, users, last_login })),
  };
}
