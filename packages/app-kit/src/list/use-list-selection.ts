import { useCallback, useState } from 'react';
import type { TableSelection } from '@plumbline/ui/DataTable';

/** Selected rows of a list. */
export interface ListSelection<Row> {
  selection: TableSelection;
  /** Selected rows of the page. */
  chosen: Row[];
  /** True when all matching rows of every page are selected. */
  isWhole: boolean;
  /** Selects rows of the page. */
  select: (next: TableSelection) => void;
  /** Selects all matching rows of every page. */
  selectWhole: () => void;
  clear: () => void;
}

/** Selection of a list, of rows of the page or of all matching rows. */
export function useListSelection<Row extends { uuid: string }>(rows: Row[]): ListSelection<Row> {
  const [selection, setSelection] = useState<TableSelection>(new Set());
  const [isWhole, setWhole] = useState(false);
  const clear = useCallback(() => {
    setSelection(new Set());
    setWhole(false);
  }, [setSelection, setWhole]);
  return {
    selection,
    chosen: selection === 'all' ? rows : rows.filter((row) => selection.has(row.uuid)),
    isWhole,
    select: (next) => {
      setSelection(next);
      setWhole(false);
    },
    selectWhole: () => setWhole(true),
    clear,
  };
}
