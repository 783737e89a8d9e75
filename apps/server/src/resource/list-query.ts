import { isDay } from '@plumbline/dates';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../core/http-error.ts';
import { parseFilterExpressions, type Condition, type FilterExpression } from './parse-filter.ts';

export interface ListField {
  label: string;
  kind: 'text' | 'uuid' | 'decimal' | 'number' | 'boolean' | 'day' | 'instant' | 'list' | string;
  filter?: boolean;
  sort?: boolean;
  search?: boolean;
  /** The view's search column `search_text` contains it in lower case. */
  isInSearchColumn?: boolean;
  format?: string;
  /** Choices as `id` or `id|label`. */
  options?: readonly string[];
  /** Other values than the options are rejected. */
  strict?: boolean;
  /** Values in the order in which a company sorts them, where it is not alphabetical. */
  sequence?: readonly string[];
}
export type ListFields = Readonly<Record<string, ListField>>;
export interface ListQuery {
  limit?: number;
  offset?: number;
  search?: string | undefined;
  sort?: string | undefined;
  filter?: string | undefined;
}
const comparisons = new Map([
  ['eq', '='],
  ['ne', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
]);
const refuse = (field: string, message: string) =>
  new HttpError(400, message, { errors: [{ field, message }] });

const isWritable = (text: string) => !text.includes('\0');
const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?$/;
/** An ISO 8601 instant: a day, or a day with a time, which is UTC without an offset. */
function isInstant(text: string): boolean {
  const [day = '', ...rest] = text.split('T');
  return isDay(day) && (rest.length === 0 || (rest.length === 1 && time.test(rest[0] ?? '')));
}
/** Maximum digits of a number: more than any column holds, less than PostgreSQL parses. */
const number = /^-?\d{1,60}(\.\d{1,60})?$/;
/** Maximum values of a condition and words of a search; a statement has at most 65,535 parameters. */
const limits = { values: 1000, words: 50 };

/** An operand cast to the field's type, so that an index can be used and a wrong value is reported. */
function operand(name: string, field: ListField, value: unknown): RawBuilder<unknown> {
  const wrong = () =>
    refuse(
      name,
      `“${(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 100)}” is not a valid value for ${field.label}.`,
    );
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') throw wrong();
  const text = String(value);
  switch (field.kind) {
    case 'decimal':
    case 'number':
      if (!number.test(text)) throw wrong();
      return sql`${text}::numeric`;
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw wrong();
      return sql`${text}::boolean`;
    case 'day':
      if (!isDay(text)) throw wrong();
      return sql`${text}::date`;
    case 'instant':
      if (!isInstant(text)) throw wrong();
      return sql`${text}::timestamptz`;
    case 'uuid':
      if (!/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)) throw wrong();
      return sql`${text}::uuid`;
    default:
      if (!isWritable(text)) throw wrong();
      return sql`${text.normalize('NFC')}`;
  }
}
/**
 * Operand of `like` that finds a text anywhere, with wildcards escaped.
 * @throws HttpError 400 for a NUL, which PostgreSQL text cannot contain.
 */
export function containsPattern(search: string): string {
  if (!isWritable(search)) throw refuse('search', 'Text to search for cannot contain the NUL character.');
  return `%${search.normalize('NFC').replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/**
 * Condition that a text contains another one, ignoring case and the kind of apostrophe or quotation mark.
 * @throws HttpError 400 for a NUL, which PostgreSQL text cannot contain.
 */
export const containsText = (content: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`platform.search_form((${content})::text) like platform.search_form(${containsPattern(search)}::text)`;

const casts: Readonly<Record<string, RawBuilder<unknown>>> = {
  decimal: sql`::numeric`,
  day: sql`::date`,
  boolean: sql`::boolean`,
  uuid: sql`::uuid`,
};
/** SQL expression that a field is compared and sorted by: a column, or a custom value. */
export function fieldColumn(name: string, field: ListField): RawBuilder<unknown> {
  if (!name.startsWith('custom.')) return sql.ref(name);
  return sql`(custom->>${name.slice('custom.'.length)}::text)${casts[field.kind] ?? sql``}`;
}
/** Condition for rows whose list contains one of the values. */
const holdsOneOf = (name: string, values: readonly unknown[]) => {
  const list = name.startsWith('custom.')
    ? sql`custom->${name.slice('custom.'.length)}::text`
    : sql.ref(name);
  return sql`coalesce(${list} ?| ${values.map(String)}::text[], false)`;
};

function valuesOf(value: unknown): readonly unknown[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.length > limits.values)
    throw refuse('filter', `A filter can have at most ${limits.values} values.`);
  return values;
}

export function filterCondition(
  fields: ListFields,
  { field: name, op, value }: Condition,
): RawBuilder<unknown> {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field?.filter) throw refuse('filter', `Unknown filter field: ${name}`);
  const column = fieldColumn(name, field);
  if (field.kind === 'list' && value !== null && op !== 'ilike') {
    const values = valuesOf(value);
    if (values.some((each) => (typeof each === 'object' && each !== null) || !isWritable(String(each))))
      throw refuse(name, `${field.label} cannot be compared with this value.`);
    if (op === 'eq' || op === 'in') return holdsOneOf(name, values);
    if (op === 'ne' || op === 'nin') return sql`not ${holdsOneOf(name, values)}`;
    throw refuse('filter', `${field.label} cannot be compared by size.`);
  }
  if (value === null && (op === 'eq' || op === 'ne')) {
    // An unset text is stored as an empty one.
    const isEmpty = field.kind === 'text' ? sql`coalesce(${column}, '') = ''` : sql`${column} is null`;
    return op === 'eq' ? isEmpty : sql`not (${isEmpty})`;
  }
  if (op === 'ilike') {
    if (typeof value !== 'string' || !isWritable(value))
      throw refuse(name, `${field.label} can only be compared with text.`);
    return containsText(column, value);
  }
  if (op === 'in' || op === 'nin') {
    const values = valuesOf(value);
    if (!values.length) return op === 'in' ? sql`false` : sql`true`;
    const list = sql.join(values.map((each) => operand(name, field, each)));
    return op === 'in' ? sql`${column} in (${list})` : sql`(${column} is null or ${column} not in (${list}))`;
  }
  const comparison = comparisons.get(op);
  if (!comparison) throw refuse('filter', `Unknown filter operator: ${op}`);
  if (op === 'ne') return sql`${column} is distinct from ${operand(name, field, value)}`;
  return sql`${column} ${sql.raw(comparison)} ${operand(name, field, value)}`;
}

/** Condition of an expression: the alternatives of `any` joined by or, the members of `all` by and. */
export function expressionCondition(fields: ListFields, expression: FilterExpression): RawBuilder<unknown> {
  const joined = (members: readonly FilterExpression[], operator: RawBuilder<unknown>) =>
    sql`(${sql.join(
      members.map((each) => expressionCondition(fields, each)),
      operator,
    )})`;
  if ('any' in expression) return joined(expression.any, sql` or `);
  if ('all' in expression) return joined(expression.all, sql` and `);
  return filterCondition(fields, expression);
}

/** The `where` clause of a list. Each word of a search must occur in one of the fields marked in the contract. */
export function whereClause(
  fields: ListFields,
  query: ListQuery,
  also: RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const expressions = parseFilterExpressions(query.filter);
  const parts = [...also, ...expressions.map((each) => expressionCondition(fields, each))];
  const searched = Object.entries(fields).filter(([, field]) => field.search);
  const searchTerms = query.search?.trim().split(/\s+/).filter(Boolean) ?? [];
  if (searchTerms.length > limits.words) throw refuse('search', `Search for at most ${limits.words} words.`);
  for (const word of searchTerms) {
    if (!searched.length) throw refuse('search', 'This list cannot be searched.');
    const isIn = searched.flatMap(([name, field]) =>
      field.isInSearchColumn ? [] : [containsText(sql.ref(name), word)],
    );
    if (isIn.length < searched.length)
      isIn.unshift(sql`search_text like platform.search_form(${containsPattern(word)}::text)`);
    parts.push(sql`(${sql.join(isIn, sql` or `)})`);
  }
  return parts.length ? sql`where ${sql.join(parts, sql` and `)}` : sql``;
}

/** Values of a field in their order, if it is neither alphabetical nor numerical. */
const sequenceOf = ({ sequence, options, strict }: ListField): readonly string[] | undefined =>
  sequence ?? (strict ? options?.map((option) => option.split('|')[0] ?? option) : undefined);

/** The `order by` clause of a list: choices in their order, others last. The id decides ties, so that pages never overlap. */
export function orderByClause(
  fields: ListFields,
  text: string | undefined,
  otherwise: string,
): RawBuilder<unknown> {
  const names = (text || otherwise)
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const parts = names.flatMap((each) => {
    const name = each.replace(/^-/, '');
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field?.sort) throw refuse('sort', `Unknown sort field: ${name}`);
    const column = fieldColumn(name, field);
    const way = each.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
    const sequence = sequenceOf(field);
    return sequence
      ? [sql`array_position(${sequence}::text[], ${column}) ${way}`, sql`${column} ${way}`]
      : [sql`${column} ${way}`];
  });
  return sql`order by ${sql.join([...parts, sql`uuid`])}`;
}

/** Limit and offset of a query. */
export function pageOf(query: ListQuery): { limit: number; offset: number } {
  const { limit = 50, offset = 0 } = query;
  // Larger numbers exceed a bigint or are formatted with an exponent.
  if (!Number.isSafeInteger(limit)) throw refuse('limit', 'The limit must be a whole number.');
  if (!Number.isSafeInteger(offset)) throw refuse('offset', 'The offset must be a whole number.');
  if (limit < -1) throw refuse('limit', 'The limit must be −1 (all) or more.');
  if (offset < 0) throw refuse('offset', 'The offset must be 0 or more.');
  return { limit, offset };
}

/** Rows of a view by the list grammar, with the count of all pages. */
export async function queryList<Row>(
  tx: Transaction,
  view: string,
  fields: ListFields,
  query: ListQuery,
  options: { order: string; where?: RawBuilder<unknown>[] },
): Promise<{ rows: Row[]; count: number }> {
  const { limit, offset } = pageOf(query);
  const where = whereClause(fields, query, options.where);
  const order = orderByClause(fields, query.sort, options.order);
  const page = limit === -1 ? sql`offset ${offset}` : sql`limit ${limit} offset ${offset}`;
  const paged = sql`select * from ${sql.table(view)} ${where} ${order} ${page}`;
  if (limit === -1 && offset === 0) {
    const { rows } = await sql<Row>`${paged}`.execute(tx);
    return { rows, count: rows.length };
  }
  const counted = sql`select count(*)::int as count from ${sql.table(view)} ${where}`;
  // One statement for both. Only the row with the number `asking` computes the count. A first page that is not full has no
  // such row, and its number of rows is the count.
  const asking = offset === 0 ? limit : 1;
  const { rows } = await sql<Row & { of_all?: number | null }>`select *,
      case when row_number() over () = ${asking}::bigint then (${counted}) end as of_all
    from (${paged}) page`.execute(tx);
  const count = rows[asking - 1]?.of_all;
  for (const row of rows) delete row.of_all;
  if (typeof count === 'number') return { rows, count };
  if (offset === 0 && limit > 0) return { rows, count: rows.length };
  const { rows: alone } = await sql<{ count: number }>`${counted}`.execute(tx);
  return { rows, count: alone[0]?.count ?? 0 };
}
