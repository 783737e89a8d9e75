import { entityNamed, entityTitles } from '@plumbline/api/entities';
import type { Filter, FilterOption } from '@plumbline/ui/FilterBar';
import { useMemo } from 'react';
import useSwr from 'swr';
import type { ContractField } from './list-types.ts';

type Options = Readonly<Record<string, readonly FilterOption[]>>;
/** Maximum number of names in a filter chip. */
const MAX_NAMES = 10;
const noNames: Options = {};

/**
 * Loads the names of referenced records in the filters, by field. These filters come from links of reports and records and
 * have no option list.
 */
export function useNamedFilters(
  filters: readonly Filter[],
  fields: Readonly<Record<string, ContractField>>,
): Options {
  const unnamedKey = JSON.stringify(
    filters.flatMap(({ fieldId, value }) => {
      const ref = fields[fieldId]?.ref;
      const ids = value === null ? [] : [value].flat();
      return ref && ref !== 'user' && entityNamed(ref) && ids.length <= MAX_NAMES
        ? [{ fieldId, ref, ids }]
        : [];
    }),
  );
  const { data } = useSwr(unnamedKey === '[]' ? null : ['names of filters', unnamedKey], async () => {
    const each = JSON.parse(unnamedKey) as { fieldId: string; ref: string; ids: string[] }[];
    return Promise.all(
      each.map(async ({ fieldId, ref, ids }) => [fieldId, await entityTitles(ref, ids)] as const),
    );
  });
  return useMemo(() => (data ? Object.fromEntries(data) : noNames), [data]);
}
