import { useMemo } from 'react';
import type { ColumnState } from '@plumbline/ui/DataTable';
import type { Arrangement } from './Arrangement.ts';

/**
 * Columns of a list as the user has arranged them.
 * @param optional ids of the columns that are hidden until the user shows them
 */
export function useColumnArrangement(
  optional: readonly string[],
  arrangement: Arrangement,
  arrange: (arrangement: Arrangement) => void,
): { state: ColumnState; arrange: (state: ColumnState) => void } {
  const state = useMemo<ColumnState>(() => {
    const hidden = optional.filter((id) => !arrangement.shown?.includes(id));
    return {
      ...arrangement.columns,
      hidden: [...new Set([...(arrangement.columns?.hidden ?? []), ...hidden])],
    };
  }, [optional, arrangement]);
  return {
    state,
    arrange: (next) =>
      arrange({
        ...arrangement,
        columns: next,
        shown: optional.filter((id) => !next.hidden?.includes(id)),
      }),
  };
}
