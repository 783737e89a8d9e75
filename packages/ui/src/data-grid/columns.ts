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

/** Least widths in pixels by column id, of columns whose figures would be cut. */
export type FigureWidths = ReadonlyMap<string, number>;
const noWidths: FigureWidths = new Map();

/** A column has the width that the user chose, or its own, in which its figures are not cut. */
const widthOf = <Row>(column: Column<Row>, state: ColumnState, figureWidths: FigureWidths): number => {
  const width =
    state.widths?.[column.id] ?? Math.max(column.width ?? defaultWidth, figureWidths.get(column.id) ?? 0);
  return Math.max(width, columnMinWidth(column));
};

/** Pixels that a narrow table leaves at least to a column pinned at the start, and to the columns that scroll. */
const narrowest = { pinned: 96, scrolling: 72 } as const;

/**
 * Pinned columns of a narrow table: at the end as many of the last ones as fit, because these are the amounts, and at
 * the start columns of at most half of the table.
 */
function narrowPins<Row>(
  columns: readonly Column<Row>[],
  state: ColumnState,
  lead: number,
  width: number,
  figureWidths: FigureWidths,
): { end: string[]; startCap: number } {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const wantedBy = (id: string) => {
    const column = byId.get(id);
    return column ? widthOf(column, state, figureWidths) : 0;
  };
  const pinned = new Set([...pinnedIds(columns, state), ...pinnedEndIds(columns, state)]);
  const firstScrolling = visibleIds(columns, state).find((id) => !pinned.has(id));
  const end: string[] = [];
  let left = width - lead - narrowest.scrolling;
  for (const id of pinnedEndIds(columns, state).toReversed()) {
    const wanted = wantedBy(id);
    if (left - wanted < narrowest.pinned) break;
    left -= wanted;
    end.unshift(id);
  }
  // If possible the first of the scrolling columns is entirely in view, because half of a number is another number.
  const scrolling = firstScrolling === undefined ? 0 : wantedBy(firstScrolling) - narrowest.scrolling;
  const startCap = Math.min(Math.round(width / 2 - lead), left - Math.max(0, scrolling));
  return { end, startCap: Math.max(narrowest.pinned, startCap) };
}

/**
 * Columns in display order with their layout.
 * @param lead width of the checkbox column.
 * @param narrowWidth width of a narrow table; undefined for one that has room for all pinned columns.
 * @param figureWidths widths that the figures of columns need.
 */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  state: ColumnState,
  lead: number,
  narrowWidth?: number,
  figureWidths: FigureWidths = noWidths,
): PlacedColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const start = pinnedIds(columns, state);
  const { end, startCap } =
    narrowWidth === undefined
      ? { end: pinnedEndIds(columns, state), startCap: Infinity }
      : narrowPins(columns, state, lead, narrowWidth, figureWidths);
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
    const preferredWidth = widthOf(column, state, figureWidths);
    const width = pin === 'start' ? Math.min(preferredWidth, startCap) : preferredWidth;
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
