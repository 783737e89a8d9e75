import type { Filter } from '@plumbline/ui/FilterBar';

/** Reads the filters from the text of the URL; invalid text is no filter. */
export function readFilters(filterText: string | null): Filter[] {
  try {
    return (
      JSON.parse(filterText ?? '[]') as { field: string; op: Filter['operator']; value: Filter['value'] }[]
    ).map(({ field, op, value }) => ({ fieldId: field, operator: op, value }));
  } catch {
    return [];
  }
}

/** Writes the filters as the text of the URL; undefined without filters. */
export const writeFilters = (filters: readonly Filter[]): string | undefined =>
  filters.length
    ? JSON.stringify(filters.map(({ fieldId, operator, value }) => ({ field: fieldId, op: operator, value })))
    : undefined;
