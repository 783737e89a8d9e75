import type { Filter } from '@plumbline/ui/FilterBar';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readState } from './map.ts';
import { readFilters } from './filter-text.ts';

/** Changes parameters of the map's URL; an empty value removes one. */
export type ChangeMapAddress = (values: Readonly<Record<string, string | undefined>>) => void;

/** State and filters of the map, kept in the URL. `change` has a stable identity. */
export function useMapAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  const filterText = searchParams.get('filter');
  const filters = useMemo<Filter[]>(() => readFilters(filterText), [filterText]);
  // Map moves and clicks can both write search params before the next render; build on the latest value.
  const latest = useRef(searchParams);
  useEffect(() => {
    latest.current = searchParams;
  }, [searchParams]);
  const change = useCallback<ChangeMapAddress>(
    (values) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      setSearchParams(next, { replace: true });
    },
    [setSearchParams],
  );
  return { state: readState(searchParams), filters, change };
}
