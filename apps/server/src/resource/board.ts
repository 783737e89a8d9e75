import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { orderByClause, whereClause, type ListFields } from './list-query.ts';
import { parseFilterExpressions } from './parse-filter.ts';
import { statusNames } from './workflow.ts';

export interface BoardQuery {
  limit?: number;
  search?: string | undefined;
  sort?: string | undefined;
  filter?: string | undefined;
}
export interface BoardColumn<Row> {
  status: string;
  count: number;
  sum?: string;
  weighted?: string;
  rows: Row[];
}
interface BoardOf<Row> {
  /** The module whose statuses are the columns. */
  module: string;
  view: string;
  /** The column of the view that holds the status. */
  status: string;
  fields: ListFields;
  order: string;
  sum?: string | undefined;
  weight?: string | undefined;
  present: (rows: Row[], context: Context) => Promise<Row[]>;
}

/** Conditions of a filter except those on the status, which choose columns. */
const withoutStatus = (filter: string | undefined, status: string): string | undefined =>
  filter &&
  JSON.stringify(
    parseFilterExpressions(filter).filter((each) => !('field' in each) || each.field !== status),
  );

/** Records of an entity by status. Each column has its full count and sums, and its first rows in the list's order. */
export async function loadBoard<Row extends { uuid: string }>(
  { module, view, status, fields, order, sum, weight, present }: BoardOf<Row>,
  { limit = 25, ...query }: BoardQuery,
  context: Context,
): Promise<BoardColumn<Row>[]> {
  const where = whereClause(fields, { ...query, filter: withoutStatus(query.filter, status) });
  const [column, table] = [sql.ref(status), sql.table(view)];
  const total = sum ? sql`sum(${sql.ref(sum)})` : sql`null`;
  const share = sum && weight ? sql`round(sum(${sql.ref(sum)} * ${sql.ref(weight)} / 100.0), 2)` : sql`null`;
  const { rows: figures } = await sql<{
    status: string;
    count: number;
    sum: string | null;
    weighted: string | null;
  }>`select coalesce(${column}, '') as status, count(*)::int as count, ${total}::text as sum, ${share}::text as weighted
    from ${table} ${where} group by 1`.execute(context.tx);
  const { rows } = await sql<Row>`select v.* from ${table} v join (
      select uuid, row_number() over (partition by ${column} ${orderByClause(fields, query.sort, order)}) as board_place
      from ${table} ${where}
    ) p on p.uuid = v.uuid where p.board_place <= ${limit} order by p.board_place`.execute(context.tx);
  const shown = Map.groupBy(await present(rows, context), (row) =>
    String(new Map<string, unknown>(Object.entries(row)).get(status) ?? ''),
  );
  const names = await statusNames(module, context);
  // Statuses that were removed from the list but are stored in records come last.
  const others = figures.map((each) => each.status).filter((name) => !names.includes(name));
  return [...names, ...others.toSorted()].map((name) => {
    const of = figures.find((each) => each.status === name);
    return {
      status: name,
      count: of?.count ?? 0,
      ...(sum ? { sum: of?.sum ?? '0' } : {}),
      ...(sum && weight ? { weighted: of?.weighted ?? '0' } : {}),
      rows: shown.get(name) ?? [],
    };
  });
}
