import { useMemo, useRef } from 'react';
import { useLatest } from '../hooks.ts';
import type { GridModel } from './useGridModel.ts';

export interface RowSelection<Row> {
  canSelect: (row: Row) => boolean;
  isSelected: (id: string) => boolean;
  /** State of the checkbox in the header. */
  headCheck: boolean | 'mixed';
  /** Turns a row over; with `extend` selects from the row last turned over. */
  toggleLine: (index: number, extend: boolean) => void;
  toggleAll: () => void;
  /** Extends the selection from the last toggled line (or `from`) to another. */
  extendTo: (from: number, to: number) => void;
  clear: () => void;
  /** Loaded selected rows in display order. */
  selectedRows: () => Row[];
  /** Selected ids here; Infinity for all of a longer list. */
  count: number;
}

const noIds: ReadonlySet<string> = new Set<string>();

export function useRowSelection<Row extends object>({
  props,
  state,
  traits,
  lines,
  idOf: getRowId,
}: GridModel<Row>): RowSelection<Row> {
  const { isRowSelectable } = props;
  const { selection, setSelection } = state;
  const { hasCheck } = traits;
  const lastToggled = useRef<number>(undefined);
  const canSelect = useLatest((row: Row): boolean => isRowSelectable?.(row) ?? true);
  const isSelected = (id: string): boolean => selection === 'all' || selection.has(id);
  const selectableIds = (): string[] => {
    const ids: string[] = [];
    for (const row of lines.rows()) if (canSelect(row)) ids.push(getRowId(row));
    return ids;
  };
  // Selecting none or all needs no pass over the rows.
  const size = selection === 'all' ? Infinity : selection.size;
  const headCheck = useMemo((): boolean | 'mixed' => {
    if (!hasCheck || size === 0 || selection === 'all') return size === Infinity && hasCheck;
    let selected = 0;
    let isComplete = true;
    for (const row of lines.rows()) {
      if (!canSelect(row)) continue;
      if (selection.has(getRowId(row))) selected++;
      else isComplete = false;
      if (selected > 0 && !isComplete) return 'mixed';
    }
    return selected > 0 && isComplete;
  }, [hasCheck, size, selection, lines, canSelect, getRowId]);

  const select = (from: number, to: number, isOn: boolean) => {
    const next = new Set(selection === 'all' ? selectableIds() : selection);
    for (let index = Math.min(from, to); index <= Math.max(from, to); index++) {
      const row = lines.rowAt(index);
      if (!row || !canSelect(row)) continue;
      if (isOn) next.add(getRowId(row));
      else next.delete(getRowId(row));
    }
    setSelection(next);
  };
  return {
    canSelect,
    isSelected,
    headCheck,
    toggleLine: (index, extend) => {
      const row = lines.rowAt(index);
      if (!row || !hasCheck || !canSelect(row)) return;
      const from = extend ? (lastToggled.current ?? index) : index;
      select(from, index, extend ? true : !isSelected(getRowId(row)));
      lastToggled.current = index;
    },
    toggleAll: () => {
      const next = new Set(selection === 'all' ? noIds : selection);
      for (const id of selectableIds()) {
        if (headCheck === true) next.delete(id);
        else next.add(id);
      }
      setSelection(next);
    },
    extendTo: (from, to) => {
      lastToggled.current ??= from;
      select(lastToggled.current, to, true);
    },
    clear: () => setSelection(noIds),
    selectedRows: () => {
      const rows: Row[] = [];
      if (size === 0) return rows;
      for (const row of lines.rows())
        if ((selection === 'all' || selection.has(getRowId(row))) && canSelect(row)) rows.push(row);
      return rows;
    },
    count: size,
  };
}
