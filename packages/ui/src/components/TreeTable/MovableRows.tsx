import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { flatten } from '../Tree/tree.ts';
import { treeMessages } from '../Tree/Tree.messages.ts';
import { namesIn, TreeDragPreview } from '../Tree/TreeDragPreview.tsx';
import type { TreeMove } from '../Tree/treeTypes.ts';
import { useTreeDrag } from '../Tree/useTreeDrag.ts';
import { directionOf, handleDragKey } from '../../dnd/keyboardDrag.ts';
import type { Point } from '../../dnd/usePointerDrag.ts';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { DataTable, type DataTableHandle, type DataTableProps } from '../../data-grid/DataTable.tsx';
import { DropMark } from './DropMark.tsx';
import * as styles from './MovableRows.css.ts';
import { useRowNodes } from './useRowNodes.ts';

export interface RowMoves {
  /** Called only for moves that change something and that are not refused. */
  onMove: (move: TreeMove) => void;
  /** Returns the reason why a move is not allowed; undefined if it is. */
  refuseMove?: (move: TreeMove) => string | undefined;
}

const none: ReadonlySet<string> = new Set();

/** Returns the table row around an element. */
const rowOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[role=row][data-id]') : null) ?? undefined;

/** Row at a point, with the fraction of its height above the point. */
function drawnRowAt(root: HTMLElement | null, drawn: ReturnType<typeof flatten>, { x, y }: Point) {
  const element = document.elementsFromPoint(x, y).map(rowOf).find(Boolean);
  if (!element || !root?.contains(element)) return undefined;
  const row = drawn.find(({ id }) => id === element.dataset['id']);
  const box = element.getBoundingClientRect();
  return row?.kind === 'node' ? { row, part: (y - box.top) / box.height } : undefined;
}

/** Tree table with movable rows, with the rules and keys of `Tree`. */
export function MovableRows<Row extends object>({
  onMove,
  refuseMove,
  ...table
}: DataTableProps<Row> & RowMoves) {
  const messages = useMessages('tree', treeMessages);
  const { locale, direction } = useLocale();
  const isRtl = direction === 'rtl';
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<DataTableHandle>(null);
  const [announcement, announce] = useState('');
  const [expanded, setExpanded] = useControlled<ReadonlySet<string> | 'all'>(
    table.expanded,
    table.defaultExpanded ?? none,
    table.onExpandedChange,
  );
  const { getSubRows } = table;
  const { nodes, byRow, index } = useRowNodes(table);
  const drawn = useMemo(
    () => flatten(nodes, expanded === 'all' ? new Set(index.keys()) : expanded),
    [nodes, expanded, index],
  );
  const open = (id: string) => {
    if (expanded === 'all' || expanded.has(id)) return;
    const row = byRow.get(id);
    setExpanded(new Set([...expanded, id]));
    // A row whose children could not be loaded shows the error when the user expands it.
    if (row && getSubRows?.(row) === undefined)
      void Promise.resolve(table.onLoadSubRows?.(row)).catch(() => undefined);
  };
  const { name, parentName } = namesIn(index, messages, locale);
  const chosen = table.selection;
  const dragControls = useTreeDrag({
    nodes,
    index,
    drop: 'any',
    messages,
    name,
    parentName,
    takes: (id) => (chosen instanceof Set && chosen.has(id) ? [...(chosen as ReadonlySet<string>)] : [id]),
    ...(refuseMove ? { refuseMove } : {}),
    onMove,
    rowAt: (at) => drawnRowAt(root.current, drawn, at),
    onOpen: open,
    announce,
    scrollers: () => [root.current?.querySelector<HTMLElement>('[role=treegrid]')?.parentElement ?? null],
  });
  const { drag } = dragControls;
  const focus = (id: string | undefined) => {
    if (id !== undefined) requestAnimationFrame(() => grid.current?.focusRow(id));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = rowOf(event.target)?.dataset['id'];
    if (id === undefined || (event.target as Element).closest('input, textarea, select')) return;
    const moved = drag?.move.ids[0] ?? id;
    let isTaken = false;
    if (dragControls.isDragging()) {
      isTaken = handleDragKey(event, isRtl, {
        step: (way) => dragControls.step(moved, way),
        endDrag: () => {
          const parent = drag?.move.parentId;
          dragControls.endDrag();
          if (parent !== undefined && parent !== null) open(parent);
          focus(moved);
        },
        cancelDrag: () => {
          dragControls.cancelDrag();
          focus(moved);
        },
      });
    } else {
      const way = directionOf(event.key, isRtl);
      if (!event.altKey || event.ctrlKey || event.metaKey || !way) return;
      dragControls.step(id, way);
      isTaken = true;
    }
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const id = rowOf(event.target)?.dataset['id'];
    const isControl = (event.target as Element).closest('button, input, select, [data-twist], [data-check]');
    if (id !== undefined && index.has(id) && !isControl) dragControls.dragStart(event, id);
  };
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDownCapture={onKeyDown}
      onPointerDown={onPointerDown}
      // Prevents the native drag of a row that is a link.
      onDragStart={(event) => event.preventDefault()}
    >
      <DataTable {...table} ref={grid} expanded={expanded} onExpandedChange={setExpanded} />
      <VisuallyHidden>
        <span role="note">{messages.moveHint}</span>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {drag && (
        <>
          <DropMark drag={drag} drawn={drawn} root={root} />
          <TreeDragPreview
            drag={drag}
            nodes={nodes}
            byId={index}
            name={name}
            parentName={parentName}
            messages={messages}
          />
        </>
      )}
    </div>
  );
}
