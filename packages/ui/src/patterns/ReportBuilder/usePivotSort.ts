import { useMemo } from 'react';
import { useControlled } from '../../hooks.ts';
import type { SortKey } from '../../data-grid/types.ts';
import { groupColumnId } from './pivotTableColumns.tsx';
import { sortPivot } from './sortPivot.ts';
import type { PivotTableProps } from './PivotTable.props.ts';
import type { Pivot, PivotSort } from './pivotTypes.ts';

const directionOf = { asc: 'ascending', desc: 'descending' } as const;
const none: readonly PivotSort[] = [];

/** Sort keys of the table for the sorts of a pivot. Sorts of columns have no key. */
function keysOf(pivot: Pivot, sort: readonly PivotSort[]): SortKey[] {
  return sort.flatMap(({ entryId, columnId, direction }): SortKey[] => {
    const key = direction === 'ascending' ? 'asc' : 'desc';
    if (pivot.rowHeads[0]?.id === entryId) return [{ columnId: groupColumnId, direction: key }];
    const total = pivot.columns.find(({ kind, valueId }) => kind === 'total' && valueId === entryId);
    const by = pivot.columns.find(({ id }) => id === columnId) ?? total;
    return by ? [{ columnId: by.id, direction: key }] : [];
  });
}

/** Sorts of a pivot for the sort keys of the table. The order of columns stays as it is. */
function sortsOf(pivot: Pivot, keys: readonly SortKey[], before: readonly PivotSort[]): PivotSort[] {
  const isColumn = ({ entryId }: PivotSort) => pivot.columnHeads.some(({ id }) => id === entryId);
  return [
    ...keys.flatMap(({ columnId, direction }): PivotSort[] => {
      const way = directionOf[direction];
      if (columnId === groupColumnId)
        return pivot.rowHeads.map(({ id }) => ({ entryId: id, direction: way }));
      const column = pivot.columns.find(({ id }) => id === columnId);
      if (!column) return [];
      return [
        column.kind === 'total'
          ? { entryId: column.valueId, direction: way }
          : { entryId: column.valueId, columnId, direction: way },
      ];
    }),
    ...before.filter(isColumn),
  ];
}

type SortProps = Pick<PivotTableProps, 'sort' | 'defaultSort' | 'onSortChange'>;

/** State of the sort, the sorted pivot and the keys that the table shows in its headings. */
export function usePivotSort(
  pivot: Pivot,
  { sort: sortProp, defaultSort, onSortChange }: SortProps,
  locale: string,
) {
  const [sort, setSort] = useControlled<readonly PivotSort[]>(
    sortProp,
    defaultSort ?? none,
    onSortChange && ((next) => onSortChange([...next])),
  );
  const sorted = useMemo(() => sortPivot(pivot, sort, locale), [pivot, sort, locale]);
  const keys = useMemo(() => keysOf(pivot, sort), [pivot, sort]);
  return { pivot: sorted, keys, setKeys: (next: readonly SortKey[]) => setSort(sortsOf(pivot, next, sort)) };
}
