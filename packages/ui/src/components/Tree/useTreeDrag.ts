import { useCallback, useEffect, useRef, useState } from 'react';
import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import { usePointerDrag, type Point } from '../../dnd/usePointerDrag.ts';
import { useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import {
  countAt,
  dropAt,
  isInside,
  isNoMove,
  toTreeMove,
  isReorder,
  stepMove,
  withoutDescendants,
  type TreeDrop,
  type TreeIndex,
} from './tree.ts';
import type { treeMessages } from './Tree.messages.ts';
import type { TreeMove, TreeNode, TreeNodeRow } from './treeTypes.ts';

/** Dragged nodes and their drop position. */
export interface TreeDrag {
  move: TreeMove;
  /** Reason why the nodes cannot be dropped here. */
  refusal?: string;
  /** Position of the pointer; undefined while moving by keyboard. */
  at?: Point;
}

interface TreeDragOptions {
  nodes: readonly TreeNode[];
  index: TreeIndex;
  drop: TreeDrop;
  messages: typeof treeMessages;
  name: (ids: readonly string[]) => string;
  parentName: (id: string | null) => string;
  /** Returns the rows that are dragged with a row. */
  takes: (id: string) => readonly string[];
  refuseMove?: (move: TreeMove) => string | undefined;
  onMove?: (move: TreeMove) => void;
  rowAt: (at: Point) => { row: TreeNodeRow; part: number } | undefined;
  onOpen: (id: string) => void;
  announce: (text: string) => void;
  scrollers: () => readonly (HTMLElement | null)[];
}

/** Time in milliseconds after which a closed branch opens under dragged nodes. */
const openAfter = 700;

/** Moves nodes by pointer and keyboard with common state and rules. */
export function useTreeDrag(options: TreeDragOptions) {
  const { nodes, index, drop, messages, name, parentName, refuseMove, onMove, announce } = options;
  const { locale } = useLocale();
  const [drag, setDrag] = useState<TreeDrag>();
  const heldDrag = useRef<TreeDrag>(undefined);
  const rest = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  const set = (next: TreeDrag | undefined) => {
    heldDrag.current = next;
    setDrag(next);
  };
  const calm = () => {
    clearTimeout(rest.current?.timer);
    rest.current = undefined;
  };
  useEffect(() => () => clearTimeout(rest.current?.timer), []);

  const refusalOf = (move: TreeMove) => {
    if (isInside(index, move.ids, move.parentId)) return messages.insideItself(name(move.ids));
    if (isNoMove(nodes, index, move)) return undefined;
    return refuseMove?.(move);
  };
  const take = (id: string): TreeMove | undefined => {
    const ids = withoutDescendants(index, options.takes(id));
    const parentId = index.get(id)?.parentId ?? null;
    const siblings = parentId === null ? nodes : (index.get(parentId)?.node.children ?? []);
    const at = siblings.findIndex((node) => node.id === id);
    return ids.length > 0 ? toTreeMove(nodes, index, ids, parentId, at) : undefined;
  };
  const endDrag = () => {
    calm();
    const was = heldDrag.current;
    set(undefined);
    if (!was) return;
    const what = name(was.move.ids);
    if (was.refusal !== undefined) announce(was.refusal);
    else if (isNoMove(nodes, index, was.move)) announce(messages.notMoved(what));
    else {
      onMove?.(was.move);
      announce(
        isReorder(index, was.move)
          ? messages.movedWithin(
              what,
              (was.move.index + 1).toLocaleString(locale),
              countAt(nodes, index, was.move).toLocaleString(locale),
            )
          : messages.moved(what, parentName(was.move.parentId)),
      );
    }
  };
  const cancelDrag = () => {
    calm();
    const was = heldDrag.current;
    set(undefined);
    if (was) announce(messages.returned(name(was.move.ids)));
  };

  const dragStart = usePointerDrag<string>({
    onStart: (id, at) => {
      const move = onMove && take(id);
      if (!move) return false;
      set({ move, at });
      return true;
    },
    onMove: (at) => {
      const was = heldDrag.current;
      const over = options.rowAt(at);
      if (!was) return;
      if (!over) {
        calm();
        if (was.at?.x !== at.x || was.at.y !== at.y) set({ ...was, at });
        return;
      }
      const move = dropAt(nodes, index, was.move.ids, over.row, over.part, drop);
      const isClosed = over.row.isBranch && !over.row.isExpanded && move.parentId === over.row.id;
      if (!isClosed) calm();
      else if (rest.current?.id !== over.row.id) {
        calm();
        const { id } = over.row;
        rest.current = { id, timer: setTimeout(() => options.onOpen(id), openAfter) };
      }
      const isSame =
        was.at?.x === at.x &&
        was.at.y === at.y &&
        was.move.parentId === move.parentId &&
        was.move.index === move.index;
      if (!isSame) set({ move, at, refusal: refusalOf(move) });
    },
    isOff: onMove === undefined,
    onDrop: endDrag,
    onCancel: cancelDrag,
    scrollers: options.scrollers,
  });

  /** Moves by one step with the keyboard; the first step picks the row up. */
  const step = useLatest((id: string, direction: DragDirection | undefined) => {
    const was = heldDrag.current;
    const from = was?.move ?? (onMove && take(id));
    if (!from) return;
    const move = direction ? stepMove(nodes, index, from, direction) : from;
    set({ move, refusal: refusalOf(move) });
  });

  return {
    drag,
    dragStart,
    step,
    endDrag: useLatest(endDrag),
    cancelDrag: useLatest(cancelDrag),
    isDragging: useCallback(() => heldDrag.current !== undefined, []),
  };
}
