import { sql } from 'kysely';
import type { FileReply } from '../context/context.ts';
import type { Transaction } from '../database/database.ts';
import { xlsxReply, type SheetColumn, type SheetValue } from '../files/spreadsheet.ts';
import {
  orderByClause,
  pageOf,
  whereClause,
  type ListField,
  type ListFields,
  type ListQuery,
} from './list-query.ts';

/** Columns that exports leave out: ids have no meaning outside the product. From the specification. */
const stripped = new Set([
  'uuid',
  'gl_id',
  'cost_code_id',
  'category_id',
  'material_id',
  'item_uuid',
  'location_id',
  'from_location_id',
  'to_location_id',
  'warehouse_id',
  'parent_location_uuid',
  'tempId',
  'sub_labor',
  'parent_labor',
  'vendor_id',
  'cost_id',
  'project_id',
]);
/** Columns that the specification exports as dates, whatever their type. */
const dates = new Set(['updatedAt', 'createdAt', 'from_date', 'to_date', 'due_date', 'closedAt']);

/** Spreadsheet column type of a list field. */
export function columnKind(name: string, { kind, format }: ListField): SheetColumn['kind'] {
  if (dates.has(name)) return 'day';
  switch (kind) {
    case 'decimal':
      return format === 'percent' ? 'percent' : 'money';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'day':
    case 'instant':
      return 'day';
    default:
      return 'text';
  }
}

/**
 * Reads a query through a cursor of the caller's transaction, some hundred rows at a time. The next rows are fetched while
 * the last ones are written.
 * @param present maps a batch of rows; it may query the same transaction.
 */
export async function* streamQuery<Row, Shown = Row>(
  tx: Transaction,
  query: ReturnType<typeof sql>,
  present: (rows: Row[]) => Promise<Shown[]> | Shown[],
  batchSize = 500,
): AsyncGenerator<Shown[]> {
  await sql`declare streamed no scroll cursor for ${query}`.execute(tx);
  const fetched = async () => {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(batchSize))} from streamed`.execute(tx);
    return { shown: await present(rows), isLast: rows.length < batchSize };
  };
  let next = fetched();
  try {
    for (;;) {
      const { shown, isLast } = await next;
      if (!isLast) {
        next = fetched();
        // Its error is thrown by the next round. Without this handler it would count as unhandled until then.
        next.catch(() => undefined);
      }
      yield shown;
      if (isLast) break;
    }
  } finally {
    // A consumer that stops early must return the connection without a query running on it.
    await next.catch(() => undefined);
  }
  await sql`close streamed`.execute(tx);
}

interface ExportOptions {
  /** Order if the query names none. */
  order: string;
  name: string;
  /** Columns, if they differ from the fields that the query may name. */
  columns?: ListFields;
  /** Maps a batch of rows to what the spreadsheet shows. */
  flat?: (row: object) => Record<string, unknown>;
  present?: (rows: object[]) => Promise<Record<string, unknown>[]>;
}

/**
 * Export of a list as the specification describes it: one sheet named Sheet1, without ids, dates as date cells in the
 * format YYYY-MM-DD, with the order and filters of the list and without its limit.
 */
export function exportList(
  tx: Transaction,
  view: string,
  fields: ListFields,
  query: ListQuery,
  { order, name, columns: shown = fields, flat = (row) => ({ ...row }), present }: ExportOptions,
): Promise<FileReply> {
  const columns = Object.entries(shown).filter(([id, { kind }]) => kind !== 'uuid' && !stripped.has(id));
  pageOf(query);
  const all = sql`select * from ${sql.table(view)} ${whereClause(fields, query)} ${orderByClause(fields, query.sort, order)}`;
  async function* rows(): AsyncGenerator<SheetValue[]> {
    const pages = streamQuery<object, Record<string, unknown>>(tx, all, (page) =>
      present ? present(page) : page.map(flat),
    );
    for await (const page of pages)
      for (const row of page) yield columns.map(([id]) => row[id] as SheetValue);
  }
  return xlsxReply(name, [
    {
      name: 'Sheet1',
      columns: columns.map(([id, field]) => ({ label: field.label, kind: columnKind(id, field) })),
      rows: rows(),
    },
  ]);
}
