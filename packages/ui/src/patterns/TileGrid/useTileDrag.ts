import { useRef, useState, type RefObject } from 'react';
import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import { usePointerDrag, type Point } from '../../dnd/usePointerDrag.ts';
import { useLatest } from '../../hooks.ts';
import { arrangeTile, isSameLayout, type PackOptions, type TilePlace } from './tileLayout.ts';
import { placeAt, sizeAt, type GridPoint, type TileEdge } from './tileResizePointer.ts';
import { isStep, landingPlace, stepSize, stepTile, type TileStep } from './tileMoveSteps.ts';
import type { TileAnnouncements } from './useTileAnnouncements.ts';

/** Part of a tile that was taken: the tile itself or one of its edges. */
export interface TilePart {
  id: string;
  edge?: TileEdge;
}

export interface TileDrag extends TileStep {
  id: string;
  title: string;
  kind: 'move' | 'resize';
  /** Layout before the drag. */
  start: readonly TilePlace[];
  /** Position on the screen and size of the lifted tile in pixels; undefined by keyboard and while it is sized. */
  lifted?: Point & { width: number; height: number };
  /** Reason why the last key had no effect. */
  refusal?: string;
}

interface TileDragOptions extends PackOptions {
  columns: number;
  grid: RefObject<HTMLElement | null>;
  layout: readonly TilePlace[];
  titleOf: (id: string) => string;
  canMove: boolean;
  canResize: boolean;
  words: TileAnnouncements;
  announce: (text: string) => void;
  onChange: (layout: TilePlace[], kind: 'move' | 'resize', id: string) => void;
}

/** Distances between the lines of the grid, and a function from points of the screen to points of the grid. */
function measureGrid(grid: HTMLElement, columns: number, isRtl: boolean) {
  const { columnGap, rowGap, gridAutoRows } = getComputedStyle(grid);
  const box = grid.getBoundingClientRect();
  return {
    pitch: {
      columns,
      column: (box.width + Number.parseFloat(columnGap)) / columns,
      row: Number.parseFloat(gridAutoRows) + Number.parseFloat(rowGap),
    },
    toGrid: ({ x, y }: Point): GridPoint => ({
      inline: isRtl ? box.right - x : x - box.left,
      block: y - box.top,
    }),
  };
}

/** Nearest element that scrolls vertically. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return null;
}

const tileElement = (grid: HTMLElement | null, id: string) =>
  grid?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(id)}"]`);

/** Moves and sizes tiles by pointer and keyboard with common state and rules. */
export function useTileDrag(options: TileDragOptions) {
  const { columns, grid, layout, titleOf, canMove, canResize, words, announce } = options;
  const [drag, setDrag] = useState<TileDrag>();
  const held = useRef<TileDrag>(undefined);
  const offset = useRef<Point>({ x: 0, y: 0 });
  const edge = useRef<TileEdge>(undefined);
  const set = (next: TileDrag | undefined) => {
    held.current = next;
    setDrag(next);
  };
  const take = (id: string, kind: TileDrag['kind']): TileDrag | undefined => {
    const want = layout.find((place) => place.id === id);
    if (!want || !(kind === 'move' ? canMove : canResize)) return undefined;
    return { id, title: titleOf(id), kind, start: layout, want, layout: [...layout] };
  };
  const endDrag = () => {
    const was = held.current;
    set(undefined);
    if (!was) return;
    const { id, title, start, layout: next } = was;
    if (isSameLayout(start, next)) {
      announce(words.messages.notChanged(title));
      return;
    }
    const [before, place] = [start.find((one) => one.id === id), landingPlace(was)];
    const isResize = before?.width !== place.width || before.height !== place.height;
    announce(isResize ? words.resized(title, place) : words.moved(title, next, place));
    options.onChange(next, isResize ? 'resize' : 'move', id);
  };
  const cancelDrag = () => {
    const was = held.current;
    set(undefined);
    if (was) announce(words.messages.returned(was.title));
  };

  const dragTo = (was: TileDrag, point: Point) => {
    if (!grid.current) return;
    const { pitch, toGrid } = measureGrid(grid.current, columns, words.isRtl);
    const place = was.start.find(({ id }) => id === was.id) ?? was.want;
    const lifted = was.lifted && {
      ...was.lifted,
      x: point.x - offset.current.x,
      y: point.y - offset.current.y,
    };
    const want = lifted
      ? // The corner at the start of the line is the right one in right-to-left languages.
        placeAt(was.want, toGrid({ x: lifted.x + (words.isRtl ? lifted.width : 0), y: lifted.y }), pitch)
      : sizeAt(place, edge.current ?? 'bottomEnd', toGrid(point), pitch, options.limits?.get(was.id));
    const isSame = isSameLayout([want], [was.want]);
    if (isSame && was.lifted?.x === lifted?.x && was.lifted?.y === lifted?.y) return;
    set({ ...was, want, lifted, layout: isSame ? was.layout : arrangeTile(was.start, want, options) });
  };

  const dragStart = usePointerDrag<TilePart>({
    onStart: (part, at, _from, origin) => {
      const next = take(part.id, part.edge ? 'resize' : 'move');
      const box = tileElement(grid.current, part.id)?.getBoundingClientRect();
      if (!next || !box) return false;
      edge.current = part.edge;
      offset.current = { x: origin.x - box.left, y: origin.y - box.top };
      set(
        part.edge
          ? next
          : {
              ...next,
              lifted: {
                x: at.x - offset.current.x,
                y: at.y - offset.current.y,
                width: box.width,
                height: box.height,
              },
            },
      );
      return true;
    },
    onMove: (point) => {
      if (held.current) dragTo(held.current, point);
    },
    onDrop: endDrag,
    onCancel: cancelDrag,
    isOff: !canMove,
    scrollers: () => [scrollerOf(grid.current)],
  });

  const stepHeld = (was: TileDrag, direction: DragDirection | undefined, isSize: boolean) => {
    if (!isStep(direction)) return;
    if (isSize && !canResize) return;
    const next = (isSize ? stepSize : stepTile)(was.start, was, direction, options);
    const { atLimit, atEdge } = words.messages;
    set(
      next
        ? { ...was, ...next, kind: isSize ? 'resize' : 'move', refusal: undefined }
        : { ...was, refusal: (isSize ? atLimit : atEdge)(was.title) },
    );
  };
  return {
    drag,
    dragStart,
    pickUp: useLatest((id: string) => set(take(id, 'move'))),
    step: useLatest((direction: DragDirection | undefined, isSize: boolean) => {
      if (held.current) stepHeld(held.current, direction, isSize);
    }),
    /** Moves or sizes a tile by one step, for the menu. */
    stepOnce: useLatest((id: string, direction: DragDirection, isSize: boolean) => {
      const taken = take(id, isSize ? 'resize' : 'move');
      if (!taken) return;
      held.current = taken;
      stepHeld(taken, direction, isSize);
      const refusal = held.current.refusal;
      if (refusal === undefined) endDrag();
      else {
        set(undefined);
        announce(refusal);
      }
    }),
    endDrag: useLatest(endDrag),
    cancelDrag: useLatest(cancelDrag),
  };
}
