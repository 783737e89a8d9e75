import type { SummaryCondition } from '@plumbline/api';
import { choiceLabel } from '@plumbline/api/operations';
import { lastDay, nextPeriod, periodLabel } from '@plumbline/api/summary-periods';
import { sql, type RawBuilder } from 'kysely';
import { fieldColumn, filterCondition, type ListFields } from '../list-query.ts';
import { getResource } from '../registry.ts';
import type { Grouping, Measure } from './query.ts';

/** Of records that have no value in the field. */
export const noneLabel = '(none)';
export const otherLabel = 'Other';
/** A filter that is longer does not go into an address. */
const longestFilter = 3000;

/** What the rows of a group have alike, as text; empty where they have nothing. */
export function keyOf({ name, field, per }: Grouping): RawBuilder<string> {
  const column = fieldColumn(name, field);
  if (!per) return sql`coalesce(${column}::text, '')`;
  // Instants lie in the days of UTC, as in the list's filters.
  const moment = field.kind === 'instant' ? sql`(${column} at time zone 'UTC')` : sql`${column}::timestamp`;
  return sql`coalesce(to_char(date_trunc(${per}::text, ${moment}), 'YYYY-MM-DD'), '')`;
}

/** What a key that refers to something is called; null for any other. */
export function nameOf({ field }: Grouping, key: RawBuilder<unknown>): RawBuilder<string | null> {
  const store = field.ref ? getResource(field.ref) : undefined;
  if (!store) return sql`null::text`;
  const title = sql.join(
    store.title.map((column) => sql.ref(`named.${column}`)),
    sql`, `,
  );
  return sql`(select concat_ws(' ', ${title}) from ${sql.table(store.view)} as named where named.uuid = nullif(${key}, '')::uuid)`;
}

/** How groups follow one another by what they are. */
export function orderOf(
  grouping: Grouping,
  key: RawBuilder<unknown>,
  statuses: readonly string[],
): RawBuilder<unknown> {
  const { field, per } = grouping;
  if (per) return sql`${key} collate "C"`;
  // Yes comes before no.
  if (field.kind === 'boolean') return sql`${key} = 'false'`;
  if (field.ref) return sql`lower(${nameOf(grouping, key)})`;
  const known = statuses.length ? statuses : (field.options ?? []).map((each) => each.split('|')[0] ?? each);
  return known.length
    ? sql`array_position(${known}::text[], ${key}) nulls last, lower(${key})`
    : sql`lower(${key})`;
}

export function labelOf({ field, per }: Grouping, key: string, name: string | null): string {
  if (key === '') return noneLabel;
  if (per) return periodLabel(key, per);
  if (field.ref) return name?.trim() || `Deleted ${getResource(field.ref)?.one ?? 'record'}`;
  return choiceLabel(field, key);
}

/** The conditions that leave one group of a list. */
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
 * The conditions that leave all groups of a list but those that are shown.
 * @param shown their keys.
 * @param isDown they are the latest ones; undefined where periods do not stand in the order of time.
 * @returns undefined where no filter of a list says it.
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

/** A measure as columns of the rows and of the finest groups, and as the figure of any groups that are made of those. */
export interface Buckets {
  /** Of each row. */
  row: RawBuilder<unknown>[];
  /** Of the finest groups. */
  group: RawBuilder<unknown>[];
  value: RawBuilder<string | null>;
}

/** Sums are exact, and an average is made of a sum and a count: those of groups together are those of their rows. */
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
  const made = sql.raw(op);
  return {
    row,
    group: [sql`${made}(${v}) as ${s}`],
    value: sql`${made}(${s})::text`,
  };
}
