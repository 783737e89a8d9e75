import { pageOf, type ListFields, type ListQuery } from './list-query.ts';
import { parseFilter } from './parse-filter.ts';
import { HttpError } from '../core/http-error.ts';

const refuse = (field: string, message: string) =>
  new HttpError(400, message, { errors: [{ field, message }] });

/** Applies search, sort and pages of the list grammar to a few rows that are not in a table. Filters are rejected. */
export function listInMemory<Row extends object>(
  rows: readonly Row[],
  fields: ListFields,
  query: ListQuery,
  order: keyof Row & string,
): { data: Row[]; meta: { count: number } } {
  const [condition] = parseFilter(query.filter);
  if (condition) throw refuse('filter', `Unknown filter field: ${condition.field}`);
  const valueOf = (row: Row, name: string) => String((row as Record<string, unknown>)[name] ?? '');
  const searchTerms = query.search?.trim().toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const searched = Object.keys(fields).filter((name) => fields[name]?.search);
  const found = rows.filter((row) =>
    searchTerms.every((word) => searched.some((name) => valueOf(row, name).toLowerCase().includes(word))),
  );
  const keys = (query.sort || order).split(',').map((each) => each.trim());
  for (const key of keys) {
    const name = key.replace(/^-/, '');
    if (!Object.hasOwn(fields, name) || !fields[name]?.sort)
      throw refuse('sort', `Unknown sort field: ${name}`);
  }
  const sorted = found.toSorted((a, b) => {
    for (const key of keys) {
      const name = key.replace(/^-/, '');
      const by = valueOf(a, name).localeCompare(valueOf(b, name));
      if (by !== 0) return key.startsWith('-') ? -by : by;
    }
    return 0;
  });
  const { limit, offset } = pageOf(query);
  return {
    data: sorted.slice(offset, limit === -1 ? undefined : offset + limit),
    meta: { count: found.length },
  };
}
