import type { SummaryCondition } from '@plumbline/api';
import { choiceLabel } from '@plumbline/api/operations';
import { lastDay, nextPeriod, periodLabel } from '@plumbline/api/summary-periods';
import { sql, type RawBuilder } from 'kysely';
import { fieldColumn, filterCondition, type ListFields } from '../list-query.ts';
import { getResource } from '../registry.ts';
import type { Grouping, Measure } from './query.ts';

/** Label of the group of records without a value in the field. */
export const noneLabel = '(none)';
export const otherLabel = 'Other';
/** Maximum length of a filter in an address. */
const longestFilter = 3000;

/** SQL expression of a group's key as text; empty for rows without a value. */
export function keyOf({ name, field, per }: Grouping): RawBuilder<string> {
  const column = fieldColumn(name, field);
  if (!per) return sql`coalesce(${column}::text, '')`;
  // Instants are grouped by UTC days, as in the list's filters.
  const moment = field.kind === 'instant' ? sql`(${column} at time zone 'UTC')` : sql`${column}::timestamp`;
  return sql`coalesce(to_char(date_trunc(${per}::text, ${moment}), 'YYYY-MM-DD'), '')`;
}

/** SQL expression of the name that a key refers to; null for keys without reference. */
export function nameOf({ field }: Grouping, key: RawBuilder<unknown>): RawBuilder<string | null> {
  const store = field.ref ? getResource(field.ref) : undefined;
  if (!store) return sql`null::text`;
  const title = sql.join(
    store.title.map((column) => sql.ref(`named.${column}`)),
    sql`, `,
  );
  return sql`(select concat_ws(' ', ${title}) from ${sql.table(store.view)} as named where named.uuid = nullif(${key}, '')::uuid)`;
}

/** SQL expression that sorts groups by their key. */
export function orderOf(
  grouping: Grouping,
  key: RawBuilder<unknown>,
  statuses: readonly string[],
): RawBuilder<unknown> {
  const { field, per } = grouping;
  if (per) return sql`${key} collate "C"`;
  // True sorts before false.
  if (field.kind === 'boolean') return sql`${key} = 'false'`;
  if (field.ref) return sql`lower(${nameOf(grouping, key)})`;
  const choices = statuses.length
    ? statuses
    : (field.options ?? []).map((each) => each.split('|')[0] ?? each);
  return choices.length
    ? sql`array_position(${choices}::text[], ${key}) nulls last, lower(${key})`
    : sql`lower(${key})`;
}

export function labelOf({ field, per }: Grouping, key: string, name: string | null): string {
  if (key === '') return noneLabel;
  if (per) return periodLabel(key, per);
  if (field.ref) return name?.trim() || `Deleted ${getResource(field.ref)?.one ?? 'record'}`;
  return choiceLabel(field, key);
}

/** Filter that selects one group of a list. */
export function filterOf({ name, field, per }: Grouping, key: string): SummaryCondition[] {
  if (key === '') return [{ field: name, op: 'eq', value: null }];
  if (!per) return [{ field: name, op: 'eq', value: key }];
  const until =
    field.kind === 'instant'
      ? { field: name, op: 'lt', value: nextPeriod(key, per) }
      : { field: name, op: 'lte', value: lastDay(key, per) };
  return [{ field: name, op: 'gte', value: key }, until];
}

/**
 * Filter that selects all groups of a list except the shown ones.
 * @param shown keys of the shown groups.
 * @param isDown the shown periods are the latest ones; undefined if they are not sorted by time.
 * @returns undefined if no filter of a list can express it.
 */
export function otherFilter(
  { name, per }: Grouping,
  shown: readonly string[],
  isDown: boolean | undefined,
): SummaryCondition[] | undefined {
  const keys = shown.filter((key) => key !== '');
  if (per) {
    const [first, last] = [keys.toSorted()[0], keys.toSorted().at(-1)];
    if (isDown === undefined || !first || !last) return undefined;
    return isDown
      ? [{ field: name, op: 'lt', value: first }]
      : [{ field: name, op: 'gte', value: nextPeriod(last, per) }];
  }
  const filter: SummaryCondition[] = [
    { field: name, op: 'nin', value: keys },
    ...(keys.length < shown.length ? [{ field: name, op: 'ne', value: null }] : []),
  ];
  return JSON.stringify(filter).length > longestFilter ? undefined : filter;
}

/** SQL of a measure: columns of the rows and of the finest groups, and the figure of groups made of those. */
export interface Buckets {
  /** Columns of each row. */
  row: RawBuilder<unknown>[];
  /** Columns of the finest groups. */
  group: RawBuilder<unknown>[];
  value: RawBuilder<string | null>;
}

/** Sums are exact, and an average is computed from sum and count, so that combined groups have the figures of their rows. */
export function bucketsOf(measure: Measure, at: number, fields: ListFields): Buckets {
  const [v, s, c] = [sql.ref(`v${at}`), sql.ref(`s${at}`), sql.ref(`c${at}`)];
  const { op, field: name = '', described, value } = measure;
  if (op === 'count' || !described) return { row: [], group: [], value: sql`sum(n)::text` };
  if (op === 'share') {
    const has = filterCondition(fields, { field: name, op: 'eq', value });
    return {
      row: [sql`coalesce(${has}, false) as ${v}`],
      group: [sql`count(*) filter (where ${v}) as ${s}`],
      value: sql`round(100.0 * sum(${s}) / nullif(sum(n), 0), 2)::text`,
    };
  }
  const row = [sql`${fieldColumn(name, described)}::numeric as ${v}`];
  if (op === 'avg')
    return {
      row,
      group: [sql`sum(${v}) as ${s}`, sql`count(${v}) as ${c}`],
      value: sql`round(sum(${s}) / nullif(sum(${c}), 0), 4)::text`,
    };
  const aggregate = sql.raw(op);
  return {
    row,
    group: [sql`${aggregate}(${v}) as ${s}`],
    value: sql`${aggregate}(${s})::text`,
  };
}
