import { useMemo, useRef, useState, type RefObject } from 'react';
import { useLocale } from '../../locale.tsx';
import { useControlled } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { gridOf } from './board.ts';
import type { BoardProps } from './boardTypes.ts';
import { boardMessages } from './Board.messages.ts';
import { dropCellAtPoint } from './dropCellAtPoint.ts';
import { lanesWithNoValue } from './lanesWithNoValue.ts';
import { useBoardDrag } from './useBoardDrag.ts';
import { useBoardFocus } from './useBoardFocus.ts';

const none: readonly string[] = [];

/** Returns the ids with or, if it was there, without an id. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** State of a board: its cards by lane and column, what is collapsed, the tab stop and the move in progress. */
export function useBoardState(props: BoardProps, root: RefObject<HTMLElement | null>) {
  const { columns, cards, isLaneRequired = false, overLimit = 'warn' } = props;
  const messages = useMessages('board', boardMessages);
  const { locale } = useLocale();
  /** Scroller of the column under the dragged card. */
  const over = useRef<HTMLElement | null>(null);
  const [announcement, announce] = useState('');
  const [collapsed, setCollapsed] = useControlled(
    props.collapsedIds,
    props.defaultCollapsedIds ?? none,
    (ids) => props.onCollapsedChange?.([...ids]),
  );
  const [collapsedLanes, setCollapsedLanes] = useControlled(
    props.collapsedLaneIds,
    props.defaultCollapsedLaneIds ?? none,
    (ids) => props.onCollapsedLanesChange?.([...ids]),
  );
  const noValue = props.noLaneLabel ?? messages.noValue;
  const lanes = useMemo(
    () => props.lanes && lanesWithNoValue(props.lanes, cards, noValue, isLaneRequired),
    [props.lanes, cards, noValue, isLaneRequired],
  );
  const grid = useMemo(() => gridOf(columns, cards, lanes), [columns, cards, lanes]);
  const isColumnShut = (id: string) => collapsed.includes(id);
  const isLaneShut = (id: string) => lanes !== undefined && collapsedLanes.includes(id);
  const focus = useBoardFocus({ root, grid, isColumnShut, isLaneShut });
  const dragControls = useBoardDrag({
    columns,
    lanes,
    grid,
    isLaneShut,
    messages,
    locale,
    overLimit,
    refuseMove: props.refuseMove,
    placeIn: props.placeIn,
    onMove: props.onMove,
    announce,
    hit: (at, cardId) => {
      const found = root.current ? dropCellAtPoint(root.current, grid, at, cardId) : undefined;
      if (!found) return undefined;
      over.current = grid.hasLanes ? null : (found.column.querySelector('ul')?.parentElement ?? null);
      return found.position;
    },
    scrollers: () => [root.current, over.current],
  });
  return {
    lanes,
    grid,
    focus,
    dragControls,
    announcement,
    collapsed,
    setCollapsed,
    isColumnShut,
    isLaneShut,
    toggleLane: (id: string) => setCollapsedLanes(toggled(collapsedLanes, id)),
  };
}

export type BoardState = ReturnType<typeof useBoardState>;
