import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import { firstFocus, nextFocus, type BoardFocus } from './boardKeyboardFocus.ts';
import type { BoardGrid } from './board.ts';

interface BoardFocusOptions {
  root: RefObject<HTMLElement | null>;
  grid: BoardGrid;
  isColumnShut: (columnId: string) => boolean;
  isLaneShut: (laneId: string) => boolean;
}

const selectorOf = ({ kind, id }: BoardFocus) =>
  `[data-${kind === 'card' ? 'card' : 'lane-head'}="${CSS.escape(id)}"]`;

/** Frames in which the cards that come into view are measured, which moves the focused one. */
const measuredFrames = 3;

/** Scrolls to an element that has the focus, again while it is moved by measured cards. */
function reveal(element: HTMLElement, frames = measuredFrames): void {
  if (document.activeElement !== element) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (frames > 0) requestAnimationFrame(() => reveal(element, frames - 1));
}

/** Keeps the one tab stop of a board, on a card or on the head of a lane, and moves the focus to it. */
export function useBoardFocus({ root, grid, isColumnShut, isLaneShut }: BoardFocusOptions) {
  const mustFocus = useRef(false);
  const [active, setActive] = useState<BoardFocus>();
  const collapsed = { isColumnShut, isLaneShut };
  const isThere = (focus: BoardFocus | undefined): boolean => {
    if (focus === undefined) return false;
    if (focus.kind === 'lane') return grid.hasLanes && grid.laneIds.includes(focus.id);
    const place = grid.places.get(focus.id);
    return place !== undefined && !isColumnShut(place.columnId) && !isLaneShut(place.laneId);
  };
  const current = isThere(active) ? active : firstFocus(grid, collapsed);
  const elementOf = (focus: BoardFocus) =>
    root.current?.querySelector<HTMLElement>(selectorOf(focus)) ?? null;

  useLayoutEffect(() => {
    if (!mustFocus.current || current === undefined) return;
    const element = elementOf(current);
    if (!element) return;
    mustFocus.current = false;
    element.focus({ preventScroll: true });
    reveal(element);
  });

  return {
    current,
    setActive,
    elementOf,
    /** Keeps the column of the tab stop when the head that has it gets the focus. */
    focusLane: (id: string) => {
      if (current?.kind !== 'lane' || current.id !== id) setActive({ kind: 'lane', id });
    },
    /** Focuses the current element after the next update. */
    refocus: () => {
      mustFocus.current = true;
    },
    /** Moves the focus by a key. */
    step: (from: BoardFocus, direction: DragDirection) => {
      const next = nextFocus(grid, from, direction, collapsed);
      if (!next) return;
      mustFocus.current = true;
      setActive(next);
    },
  };
}
