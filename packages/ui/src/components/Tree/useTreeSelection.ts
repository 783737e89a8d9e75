import { useMemo, useRef } from 'react';
import { useControlled } from '../../hooks.ts';
import { ancestorsOf, type TreeIndex } from './tree.ts';
import type { TreeProps } from './Tree.props.ts';
import type { TreeNodeRow, TreeRow } from './treeTypes.ts';

interface TreeSelectionOptions extends Required<
  Pick<TreeProps, 'selectionMode' | 'hasCheckboxes' | 'defaultSelectedIds'>
> {
  rows: readonly TreeRow[];
  byId: TreeIndex;
  selectedIds?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
}

const choosable = (rows: readonly TreeRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'node' && !row.node.isDisabled ? row.id : []));

/** Selection of rows: single, multiple or ranges. */
export function useTreeSelection({
  rows,
  byId,
  selectionMode,
  hasCheckboxes,
  selectedIds,
  defaultSelectedIds,
  onSelectionChange,
}: TreeSelectionOptions) {
  const anchor = useRef<string>(undefined);
  const [selection, setSelection] = useControlled(selectedIds, defaultSelectedIds, (ids) =>
    onSelectionChange?.([...ids]),
  );
  const selected = useMemo(() => new Set(selection), [selection]);
  /** Branches with selected descendants, whose checkbox is indeterminate. */
  const partly = useMemo(
    () => (hasCheckboxes ? new Set(selection.flatMap((id) => ancestorsOf(byId, id))) : undefined),
    [hasCheckboxes, selection, byId],
  );
  const rangeTo = (id: string): string[] => {
    const from = rows.findIndex((row) => row.id === (anchor.current ?? id));
    const to = rows.findIndex((row) => row.id === id);
    return choosable(rows.slice(Math.min(from, to), Math.max(from, to) + 1));
  };
  const choose = (row: TreeNodeRow, how: 'only' | 'toggle' | 'range') => {
    if (row.node.isDisabled || selectionMode === 'none') return;
    if (selectionMode === 'single' || how === 'only') setSelection([row.id]);
    else if (how === 'toggle')
      setSelection(selected.has(row.id) ? selection.filter((id) => id !== row.id) : [...selection, row.id]);
    else setSelection(rangeTo(row.id));
    if (how !== 'range') anchor.current = row.id;
  };
  return {
    selection,
    selected,
    partly,
    choose,
    /** Extends the selection from the last choice, or from the focused row, to another row. */
    extend: (from: string | undefined, to: TreeNodeRow) => {
      anchor.current ??= from;
      choose(to, 'range');
    },
    selectAll: () => setSelection(choosable(rows)),
  };
}
