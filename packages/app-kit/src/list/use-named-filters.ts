import { kindNamed, titlesOf } from '@plumbline/api/kinds';
import type { Filter, FilterOption } from '@plumbline/ui/FilterBar';
import { useMemo } from 'react';
import useSwr from 'swr';
import type { ContractField } from './list-types.ts';

type Options = Readonly<Record<string, readonly FilterOption[]>>;
/** More names would be no chip to read. */
const mostNamed = 10;
const none: Options = {};

/**
 * The names of the records that a list is narrowed to, by field: nobody chooses among all accounts in a filter, and who comes
 * from a report or a record by such a link still reads whose rows they are.
 */
export function useNamedFilters(
  filters: readonly Filter[],
  fields: Readonly<Record<string, ContractField>>,
): Options {
  const wanted = JSON.stringify(
    filters.flatMap(({ fieldId, value }) => {
      const ref = fields[fieldId]?.ref;
      const ids = value === null ? [] : [value].flat();
      return ref && ref !== 'user' && kindNamed(ref) && ids.length <= mostNamed
        ? [{ fieldId, ref, ids }]
        : [];
    }),
  );
  const { data } = useSwr(wanted === '[]' ? null : ['names of filters', wanted], async () => {
    const each = JSON.parse(wanted) as { fieldId: string; ref: string; ids: string[] }[];
    return Promise.all(
      each.map(async ({ fieldId, ref, ids }) => [fieldId, await titlesOf(ref, ids)] as const),
    );
  });
  return useMemo(() => (data ? Object.fromEntries(data) : none), [data]);
}
