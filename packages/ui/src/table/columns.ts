import { endsAligned } from './format.ts';
import type { Column, ColumnState } from './types.ts';

export const defaultWidth = 140;
export const smallestWidth = 56;

export interface PlacedColumn<Row> {
  column: Column<Row>;
  align: 'start' | 'center' | 'end';
  width: number;
  minWidth: number;
  /** The user has sized it, so it takes no share of what is left over. */
  isSized: boolean;
  isPinned: boolean;
  /** Distance from the start edge in pixels, of a pinned column. */
  offset: number;
  isLastPinned: boolean;
}

export const columnMinWidth = <Row>(column: Column<Row>): number => column.minWidth ?? smallestWidth;

/** The ids of all columns in the user's order: those the state does not know keep their place at the end. */
export function orderedIds<Row>(columns: readonly Column<Row>[], state: ColumnState): string[] {
  const known = new Set(columns.map((column) => column.id));
  const order = (state.order ?? []).filter((id) => known.has(id));
  const placed = new Set(order);
  return [...order, ...columns.map((column) => column.id).filter((id) => !placed.has(id))];
}

/** The pinned ids in the user's order; the first visible column is always one of them. */
export function pinnedIds<Row>(columns: readonly Column<Row>[], state: ColumnState): string[] {
  const hidden = new Set(state.hidden);
  const order = orderedIds(columns, state);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const pinned = new Set(
    state.pinned ?? columns.filter((column) => column.pinned).map((column) => column.id),
  );
  const visible = order.filter((id) => !hidden.has(id) || byId.get(id)?.hideable === false);
  const first = visible.find((id) => pinned.has(id)) ?? visible[0];
  if (first !== undefined) pinned.add(first);
  return visible.filter((id) => pinned.has(id));
}

/** Columns in the order they are drawn, with what each needs to draw itself. `lead` is the checkbox column's width. */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  drawnIds: readonly string[],
  state: ColumnState,
  lead: number,
  /** Most that a pinned column may take, where the table is narrow. */
  pinnedCap = Infinity,
): PlacedColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const pinned = pinnedIds(columns, state);
  let offset = lead;
  return drawnIds.flatMap((id) => {
    const column = byId.get(id);
    if (!column) return [];
    const sized = state.widths?.[id];
    const isPinned = pinned.includes(id);
    const wanted = Math.max(sized ?? column.width ?? defaultWidth, columnMinWidth(column));
    const width = isPinned ? Math.min(wanted, pinnedCap) : wanted;
    const place: PlacedColumn<Row> = {
      column,
      align: column.align ?? (endsAligned(column.type ?? 'text') ? 'end' : 'start'),
      width,
      minWidth: columnMinWidth(column),
      isSized: sized !== undefined,
      isPinned,
      isLastPinned: pinned.at(-1) === id,
      offset,
    };
    if (place.isPinned) offset += width;
    return [place];
  });
}

/** Grid tracks of the data columns. All pinned columns but the last are fixed, so that the offsets hold. */
export function trackOf<Row>(place: PlacedColumn<Row>): string {
  const isFixed = place.isSized || (place.isPinned && !place.isLastPinned);
  return isFixed ? `${place.width}px` : `minmax(${place.width}px, ${place.width}fr)`;
}

/** `order` with `id` moved by `step` places among the columns that are drawn. */
export function moveColumn(
  order: readonly string[],
  drawn: readonly string[],
  id: string,
  step: -1 | 1,
): string[] {
  const neighbour = drawn[drawn.indexOf(id) + step];
  return neighbour === undefined ? [...order] : placeBeside(order, id, neighbour, step === 1);
}

/** `order` with `id` put before or after `target`. */
export function placeBeside(order: readonly string[], id: string, target: string, after: boolean): string[] {
  if (id === target) return [...order];
  const rest = order.filter((other) => other !== id);
  const index = rest.indexOf(target);
  if (index < 0) return [...order];
  rest.splice(after ? index + 1 : index, 0, id);
  return rest;
}
