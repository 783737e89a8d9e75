import { endsAligned } from './format.ts';
import type { Column, ColumnState } from './types.ts';

export const defaultWidth = 140;
export const smallestWidth = 56;
/** Number of columns above which only visible ones are rendered. */
export const windowedFrom = 12;

export interface PlacedColumn<Row> {
  column: Column<Row>;
  align: 'start' | 'center' | 'end';
  width: number;
  minWidth: number;
  /** True if the user resized the column, so that it takes no share of the remaining width. */
  isSized: boolean;
  pin: 'start' | 'end' | undefined;
  /** Distance in pixels from the edge that the column is pinned to. */
  offset: number;
  /**
   * True for the pinned column next to the scrolling ones, which may take remaining width; other pinned columns are
   * fixed.
   */
  isPinEdge: boolean;
}

export const columnMinWidth = <Row>(column: Column<Row>): number => column.minWidth ?? smallestWidth;

/** The ids of all columns in the user's order: those the state does not know keep their place at the end. */
export function orderedIds<Row>(columns: readonly Column<Row>[], state: ColumnState): string[] {
  const columnIds = new Set(columns.map((column) => column.id));
  const order = (state.order ?? []).filter((id) => columnIds.has(id));
  const placed = new Set(order);
  return [...order, ...columns.map((column) => column.id).filter((id) => !placed.has(id))];
}

const visibleIds = <Row>(columns: readonly Column<Row>[], state: ColumnState): string[] => {
  const hidden = new Set(state.hidden);
  const byId = new Map(columns.map((column) => [column.id, column]));
  return orderedIds(columns, state).filter((id) => !hidden.has(id) || byId.get(id)?.hideable === false);
};

/** The ids pinned at the end in the user's order. */
export function pinnedEndIds<Row>(columns: readonly Column<Row>[], state: ColumnState): string[] {
  const atStart = new Set(state.pinned);
  const pinned = new Set(
    state.pinnedEnd ?? columns.filter((column) => column.pinned === 'end').map((column) => column.id),
  );
  return visibleIds(columns, state).filter((id) => pinned.has(id) && !atStart.has(id));
}

/** The ids pinned at the start in the user's order; the first visible column is always one of them. */
export function pinnedIds<Row>(columns: readonly Column<Row>[], state: ColumnState): string[] {
  const atEnd = new Set(pinnedEndIds(columns, state));
  const pinned = new Set(
    state.pinned ??
      columns
        .filter((column) => column.pinned === true || column.pinned === 'start')
        .map((column) => column.id),
  );
  const visible = visibleIds(columns, state).filter((id) => !atEnd.has(id));
  const first = visible.find((id) => pinned.has(id)) ?? visible[0];
  if (first !== undefined) pinned.add(first);
  return visible.filter((id) => pinned.has(id));
}

/** Visible column ids in display order: pinned at the start, scrolling, pinned at the end. */
export function visibleColumnIds<Row>(columns: readonly Column<Row>[], state: ColumnState): string[] {
  const start = pinnedIds(columns, state);
  const end = pinnedEndIds(columns, state);
  const pinned = new Set([...start, ...end]);
  return [...start, ...visibleIds(columns, state).filter((id) => !pinned.has(id)), ...end];
}

/** Columns in display order with their layout. `lead` is the width of the checkbox column. */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  state: ColumnState,
  lead: number,
  /** Most that a pinned column may take, where the table is narrow. */
  pinnedCap = Infinity,
): PlacedColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const start = pinnedIds(columns, state);
  // A narrow table has no room for both edges.
  const end = pinnedCap === Infinity ? pinnedEndIds(columns, state) : [];
  const pinOf = new Map<string, 'start' | 'end'>([
    ...start.map((id) => [id, 'start'] as const),
    ...end.map((id) => [id, 'end'] as const),
  ]);
  let offset = lead;
  const places = visibleColumnIds(columns, state).flatMap((id): PlacedColumn<Row>[] => {
    const column = byId.get(id);
    if (!column) return [];
    const sized = state.widths?.[id];
    const pin = pinOf.get(id);
    const preferredWidth = Math.max(sized ?? column.width ?? defaultWidth, columnMinWidth(column));
    const width = pin ? Math.min(preferredWidth, pinnedCap) : preferredWidth;
    const place: PlacedColumn<Row> = {
      column,
      align: column.align ?? (endsAligned(column.type ?? 'text') ? 'end' : 'start'),
      width,
      minWidth: columnMinWidth(column),
      isSized: sized !== undefined,
      pin,
      isPinEdge: pin === 'start' ? start.at(-1) === id : pin === 'end' && end[0] === id,
      offset,
    };
    if (pin === 'start') offset += width;
    return [place];
  });
  let fromEnd = 0;
  for (const place of places.toReversed()) {
    if (place.pin !== 'end') break;
    place.offset = fromEnd;
    fromEnd += place.width;
  }
  return places;
}

/** Grid tracks of the data columns. Pinned columns are fixed but for the innermost, so that the offsets hold. */
export function trackOf<Row>(place: PlacedColumn<Row>): string {
  const isFixed = place.isSized || (place.pin !== undefined && !place.isPinEdge);
  return isFixed ? `${place.width}px` : `minmax(${place.width}px, ${place.width}fr)`;
}

/** Columns below a common heading: adjacent columns with the same band and pinning. */
export interface PlacedBand {
  label: string | undefined;
  from: number;
  to: number;
}

/** The row of band headings above the columns; empty where no column has a band. */
export function placeBands<Row>(places: readonly PlacedColumn<Row>[]): PlacedBand[] {
  if (places.every((place) => place.column.band === undefined)) return [];
  const bands: PlacedBand[] = [];
  places.forEach((place, index) => {
    const last = bands.at(-1);
    const before = places[index - 1];
    if (last && before && last.label === place.column.band && before.pin === place.pin) last.to = index + 1;
    else bands.push({ label: place.column.band, from: index, to: index + 1 });
  });
  return bands;
}

/**
 * Range of scrolling columns within a range of pixels, as indexes of `places`; pinned columns are always rendered. Only
 * for tables wider than their viewport, where no column takes remaining width.
 */
export function columnsWithin<Row>(
  places: readonly PlacedColumn<Row>[],
  lead: number,
  from: number,
  to: number,
): { from: number; to: number } {
  let x = lead;
  let first = -1;
  let last = -1;
  places.forEach((place, index) => {
    const end = x + place.width;
    if (place.pin === undefined && end > from && x < to) {
      if (first < 0) first = index;
      last = index + 1;
    }
    x = end;
  });
  return first < 0 ? { from: 0, to: 0 } : { from: first, to: last };
}

/** Returns `order` with `id` moved by `step` positions among the visible columns. */
export function moveColumn(
  order: readonly string[],
  drawn: readonly string[],
  id: string,
  step: -1 | 1,
): string[] {
  const neighbour = drawn[drawn.indexOf(id) + step];
  return neighbour === undefined ? [...order] : insertColumn(order, id, neighbour, step === 1);
}

/** `order` with `id` put before or after `target`. */
export function insertColumn(order: readonly string[], id: string, target: string, after: boolean): string[] {
  if (id === target) return [...order];
  const rest = order.filter((other) => other !== id);
  const index = rest.indexOf(target);
  if (index < 0) return [...order];
  rest.splice(after ? index + 1 : index, 0, id);
  return rest;
}
