import { useMemo, type KeyboardEvent, type RefObject } from 'react';
import { useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { pivotColumns, totalRowId, type PivotColumnsContext } from './pivotTableColumns.tsx';
import { pivotTableMessages } from './PivotTable.messages.ts';
import type { PivotTableProps } from './PivotTable.props.ts';
import { handleTotalKey } from './totalRowKeys.ts';
import type { Pivot, PivotCell, PivotColumn, PivotRow } from './pivotTypes.ts';

/** Columns of a pivot with its texts, and a function that opens the records of a cell. */
export function usePivotColumns(
  pivot: Pivot,
  props: PivotTableProps,
  expanded: ReadonlySet<string> | 'all',
  root: RefObject<HTMLElement | null>,
) {
  const { onCellOpen, hasSubtotals = true, hasTotalColumn = true, hasTotalRow = true } = props;
  const words = useMessages('pivotTable', pivotTableMessages);
  const { locale, direction } = useLocale();
  const openCell = useLatest((row: PivotRow | undefined, column: PivotColumn, cell: PivotCell) =>
    onCellOpen?.({
      row: row?.id === totalRowId ? undefined : row,
      column,
      cell,
      groups: [...(row?.path ?? []), ...column.path],
    }),
  );
  const onTotalKeyDown = useLatest((event: KeyboardEvent<HTMLElement>) =>
    handleTotalKey(event, root.current, direction === 'rtl'),
  );
  const opensCells = onCellOpen !== undefined;
  const totalLabel =
    props.totalLabel ?? words.totalRow(pivot.recordCount, pivot.recordCount.toLocaleString(locale));
  // Rows look the same whatever is expanded, unless subtotals are hidden.
  const blankIn = hasSubtotals ? undefined : expanded;
  const context = useMemo(
    (): PivotColumnsContext => ({
      pivot,
      locale,
      words,
      hasTotalColumn,
      hasTotalRow,
      totalLabel,
      isBlank: ({ id, children }) =>
        blankIn !== undefined && (children?.length ?? 0) > 0 && (blankIn === 'all' || blankIn.has(id)),
      onTotalOpen: opensCells ? (column, cell) => openCell(undefined, column, cell) : undefined,
      onTotalKeyDown,
      opensCells,
    }),
    [
      pivot,
      locale,
      words,
      hasTotalColumn,
      hasTotalRow,
      totalLabel,
      blankIn,
      opensCells,
      openCell,
      onTotalKeyDown,
    ],
  );
  const columns = useMemo(() => pivotColumns(context), [context]);
  return { columns, context, openCell };
}
