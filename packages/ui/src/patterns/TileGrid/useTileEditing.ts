import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { directionOf, handleDragKey, type DragDirection } from '../../dnd/keyboardDrag.ts';
import { useControlled } from '../../hooks.ts';
import { removeTile, tileColumns, type TilePlace } from './tileLayout.ts';
import { neighborOf } from './tileOrder.ts';
import { isStep } from './tileMoveSteps.ts';
import type { TileEditing } from './TileView.tsx';
import type { Tile, TileChange } from './tileTypes.ts';
import { useTileDrag } from './useTileDrag.ts';
import type { TileAnnouncements } from './useTileAnnouncements.ts';

interface TileEditingOptions {
  isEditing: boolean;
  layout: readonly TilePlace[];
  onLayoutChange?: (layout: TilePlace[], change: TileChange) => void;
  onPhoneOrderChange?: (order: string[]) => void;
  selectedId?: string | null;
  defaultSelectedId?: string | null;
  onSelectedIdChange?: (id: string | null) => void;
  onUndo?: () => void;
  onRedo?: () => void;
  byId: ReadonlyMap<string, Tile>;
  columns: number;
  /** Layout on all columns, and as it is shown. */
  packed: TilePlace[];
  shown: TilePlace[];
  grid: RefObject<HTMLDivElement | null>;
  words: TileAnnouncements;
  hintId: string;
}

const focusGrip = (grid: HTMLElement | null, id: string | undefined) =>
  id !== undefined && grid?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`)?.focus();

/** Selection, focus, keys and removal of tiles while the grid is edited. */
export function useTileEditing(options: TileEditingOptions) {
  const { isEditing, onLayoutChange, onPhoneOrderChange, byId, columns, packed, shown, grid, words } =
    options;
  const [selectedId, select] = useControlled<string | null>(
    options.selectedId,
    options.defaultSelectedId ?? null,
    options.onSelectedIdChange,
  );
  const [announcement, setAnnouncement] = useState('');
  const isWide = columns === tileColumns;
  const canMove =
    isEditing && (isWide ? Boolean(onLayoutChange) : columns === 1 && Boolean(onPhoneOrderChange));
  const canResize = isWide && canMove;
  const titleOf = (id: string) => byId.get(id)?.title ?? '';

  const { drag, dragStart, pickUp, step, stepOnce, endDrag, cancelDrag } = useTileDrag({
    columns,
    limits: byId,
    grid,
    layout: shown,
    titleOf,
    canMove,
    canResize,
    words,
    announce: setAnnouncement,
    onChange: (next, kind, id) => {
      if (isWide) onLayoutChange?.(next, { kind, id, before: packed });
      else onPhoneOrderChange?.(next.map((place) => place.id));
    },
  });

  /** Tile whose handle gets the focus once the new layout is shown. */
  const focusNext = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = focusNext.current;
    focusNext.current = undefined;
    // An element that changes its position in the page loses the focus.
    if (id !== undefined && document.activeElement === document.body) focusGrip(grid.current, id);
  }, [grid, shown]);

  const remove = (id: string) => {
    if (byId.get(id)?.isRequired || !onLayoutChange) return;
    const at = shown.findIndex((place) => place.id === id);
    const next = (shown[at + 1] ?? shown[at - 1])?.id;
    focusNext.current = next;
    select(next ?? null);
    setAnnouncement(words.messages.removed(titleOf(id)));
    onLayoutChange(removeTile(packed, id, { limits: byId }), { kind: 'remove', id, before: packed });
  };

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const { key } = event;
    const direction = directionOf(key, words.isRtl);
    if (drag) {
      const isHandled = handleDragKey(event, words.isRtl, {
        step: (way) => step(way, event.shiftKey),
        endDrag: () => {
          focusNext.current = id;
          endDrag();
        },
        cancelDrag,
      });
      if (!isHandled) return;
    } else if (key === 'Enter' || key === ' ') pickUp(id);
    else if (key === 'Delete') remove(id);
    else if (isStep(direction)) focusGrip(grid.current, neighborOf(shown, id, direction));
    else if (direction) focusGrip(grid.current, (direction === 'first' ? shown[0] : shown.at(-1))?.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const reachableId = shown.some(({ id }) => id === selectedId) ? (selectedId ?? undefined) : shown[0]?.id;
  const editing: TileEditing | undefined = isEditing
    ? {
        canMove,
        canResize,
        hintId: options.hintId,
        reachableId,
        selectedId,
        drag,
        onSelect: (id) => id !== selectedId && select(id),
        onDragStart: (event, part) => canMove && dragStart(event, part),
        onKeyDown,
        onPickUp: (id) => (drag ? endDrag() : pickUp(id)),
        onBlur: () => drag && !drag.lifted && cancelDrag(),
      }
    : undefined;
  return {
    editing,
    drag,
    announcement,
    /** Moves or sizes a tile by one step from the menu. The handle is focused if the menu's button moves in the page. */
    stepOnce: (id: string, direction: DragDirection, isSize: boolean) => {
      focusNext.current = id;
      stepOnce(id, direction, isSize);
    },
    removeTile: remove,
    onGridKeyDown: (event: KeyboardEvent) => {
      if (!isEditing || drag || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      const undo = event.shiftKey ? options.onRedo : options.onUndo;
      if (!undo) return;
      event.preventDefault();
      undo();
    },
  };
}
