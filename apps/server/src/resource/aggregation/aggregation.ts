import type { Summary, SummaryFigures, SummaryGroup } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { whereClause, type ListFields } from '../list-query.ts';
import { statusNames } from '../workflow.ts';
import { isOrdered, type ParsedAggregation, type Grouping, type AggregationQuery } from './query.ts';
import { filterOf, keyOf, labelOf, nameOf, orderOf, otherFilter, otherLabel, bucketsOf } from './buckets.ts';

/** Maximum parts of each group. All groups have the same parts, so that they can be compared. */
const MAX_PARTS = 20;
export const MAX_GROUPS = 100;

interface Cell {
  /** Ranks of its group and part; 0 for those beyond the shown ones. */
  a: number | null;
  b: number | null;
  /** 0 for a part of a group, 1 for a group, 2 for a part of all, 3 for all. */
  level: number;
  n: number;
  figures: (string | null)[];
  key1: string | null;
  key2: string | null;
  name1: string | null;
  name2: string | null;
  cut1: number;
  cut2: number;
}
interface Order {
  by: string;
  isDown: boolean;
}

/** Groups with an order of their own keep it; others are sorted by the first measure. */
function orderBy(grouping: Grouping, { sort, measures }: ParsedAggregation): Order {
  if (sort) return sort;
  return isOrdered(grouping)
    ? { by: 'group', isDown: false }
    : { by: measures[0]?.id ?? 'count', isDown: true };
}

/**
 * Rows of a list in groups. One statement computes the finest groups, ranks both groupings and sums the shown groups and
 * the remainder, so that the groups add up to the total under concurrent writes.
 */
async function cellsOf(
  { by, measures }: ParsedAggregation,
  orders: readonly Order[],
  { view, fields, query }: { view: string; fields: ListFields; query: AggregationQuery },
  context: Context,
): Promise<Cell[]> {
  const [first, second] = by;
  const terms = measures.map((measure, at) => bucketsOf(measure, at, fields));
  const all = (of: 'row' | 'group') => terms.flatMap((each) => each[of]);
  const keys = [first, second].map((each) => (each ? keyOf(each) : sql`''::text`));
  const ranking = async (at: 1 | 2, grouping: Grouping | undefined, order: Order | undefined) => {
    const key = sql.ref(`k${at}`);
    if (!grouping || !order) return sql`select ${key}, 1::bigint as r from g group by ${key}`;
    const { choices = '' } = grouping.field;
    const statuses = choices.startsWith('status:')
      ? await statusNames(choices.slice('status:'.length), context)
      : [];
    const place = measures.findIndex(({ id }) => id === order.by);
    const figure = order.by === 'group' ? undefined : sql`(${terms[place]?.value ?? sql`sum(n)`})::numeric`;
    const down = order.isDown ? sql`desc` : sql`asc`;
    const ranked = figure ? sql`figure ${down} nulls last, place` : sql`place ${down}`;
    // Groups without a value rank first, so that they are never in the remainder.
    return sql`select ${key}, row_number() over (order by has_value, ${ranked}) as r from (
      select ${key}, ${key} <> '' as has_value, ${figure ?? sql`null::numeric`} as figure,
        row_number() over (order by ${orderOf(grouping, key, statuses)}, ${key}) as place
      from g group by ${key}) each_group`;
  };
  const limit = query.limit ?? MAX_GROUPS;
  const cell = (at: 1 | 2, most: number) => {
    const r = sql.ref(`r${at}.r`);
    return sql`case when ${r} <= ${most} then ${r} else 0 end`;
  };
  const { rows } = await sql<Cell>`with g as materialized (
      select k1, k2, ${sql.join([sql`count(*) as n`, ...all('group')])} from (
        select ${keys[0]} as k1, ${keys[1]} as k2${all('row').length ? sql`, ${sql.join(all('row'))}` : sql``}
        from ${sql.table(view)} ${whereClause(fields, { search: query.search, filter: query.filter })}) listed
      group by k1, k2),
    r1 as materialized (${await ranking(1, first, orders[0])}),
    r2 as materialized (${await ranking(2, second, orders[1])}),
    placed as (select ${cell(1, limit)} as a, ${cell(2, MAX_PARTS)} as b, g.*
      from g join r1 on r1.k1 = g.k1 join r2 on r2.k2 = g.k2),
    added as (select a, b, grouping(a, b) as level, coalesce(sum(n), 0)::int as n,
      array[${terms.length ? sql.join(terms.map(({ value }) => value)) : sql``}]::text[] as figures
      from placed group by grouping sets ((a, b), (a), (b), ()))
    select a::int, b::int, level, n, figures, r1.k1 as key1, r2.k2 as key2,
      ${first ? nameOf(first, sql`r1.k1`) : sql`null::text`} as name1,
      ${second ? nameOf(second, sql`r2.k2`) : sql`null::text`} as name2,
      (select count(*)::int from r1 where r > ${limit}) as cut1,
      (select count(*)::int from r2 where r > ${MAX_PARTS}) as cut2
    from added left join r1 on level in (0, 1) and a > 0 and r1.r = a
    left join r2 on level in (0, 2) and b > 0 and r2.r = b`.execute(context.tx);
  return rows;
}

const figuresOf = ({ n, figures }: Cell): SummaryFigures => ({ count: n, values: figures });

/** Groups in display order: ranked, then without a value, then the remainder. */
function inOrder(
  cells: readonly Cell[],
  { grouping, order, at, keys }: { grouping: Grouping; order: Order; at: 1 | 2; keys: readonly string[] },
): SummaryGroup[] {
  const place = (cell: Cell) => (at === 1 ? cell.a : cell.b) ?? 0;
  const keyIn = (cell: Cell) => (at === 1 ? cell.key1 : cell.key2) ?? '';
  const rank = (cell: Cell) => (place(cell) === 0 ? 2 : keyIn(cell) === '' ? 1 : 0);
  return cells
    .toSorted((one, other) => rank(one) - rank(other) || place(one) - place(other))
    .map((cell): SummaryGroup => {
      if (place(cell) === 0) {
        const filter = otherFilter(grouping, keys, order.by === 'group' ? order.isDown : undefined);
        return {
          key: null,
          label: otherLabel,
          ...figuresOf(cell),
          groups: at === 1 ? cell.cut1 : cell.cut2,
          ...(filter ? { filter } : {}),
        };
      }
      const key = keyIn(cell);
      return {
        key: key === '' ? null : key,
        label: labelOf(grouping, key, at === 1 ? cell.name1 : cell.name2),
        ...figuresOf(cell),
        filter: filterOf(grouping, key),
      };
    });
}

/** Rows of a list in groups, with their measures. */
export async function aggregate(
  parsed: ParsedAggregation,
  of: { view: string; fields: ListFields; query: AggregationQuery },
  context: Context,
): Promise<Summary> {
  const orders = parsed.by.map((grouping) => orderBy(grouping, parsed));
  const cells = await cellsOf(parsed, orders, of, context);
  const at = (level: number) => cells.filter((cell) => cell.level === level);
  const total = at(3)[0];
  const none = { count: 0, values: parsed.measures.map(({ op }) => (op === 'count' ? '0' : null)) };
  const [first, second] = parsed.by;
  const [order, partOrder] = orders;
  const figures = total && total.n > 0 ? figuresOf(total) : none;
  if (!first || !order) return { groups: [], total: figures };
  const keys = at(1).flatMap(({ a, key1 }) => (a ? [key1 ?? ''] : []));
  const shown = inOrder(at(1), { grouping: first, order, at: 1, keys });
  if (!second || !partOrder) return { groups: shown, total: figures };
  const partKeys = at(2).flatMap(({ b, key2 }) => (b ? [key2 ?? ''] : []));
  const parts = (of: readonly Cell[]) =>
    inOrder(of, { grouping: second, order: partOrder, at: 2, keys: partKeys });
  const cellsIn = Map.groupBy(at(0), ({ a, key1 }) => (a ? `=${key1 ?? ''}` : 'rest'));
  return {
    groups: shown.map((group) => ({
      ...group,
      parts: parts(cellsIn.get(group.groups === undefined ? `=${group.key ?? ''}` : 'rest') ?? []),
    })),
    parts: parts(at(2)),
    total: figures,
  };
}
