/** Place and size of a tile in columns and rows of the grid. */
export interface TilePlace {
  id: string;
  /** First column, 0 at the start of the line. */
  x: number;
  /** First row, 0 at the top. */
  y: number;
  /** Columns. */
  width: number;
  /** Rows. */
  height: number;
}

/** Smallest and largest size of a tile in columns and rows. */
export interface TileLimits {
  /** @default 1 */
  minWidth?: number;
  /** All columns by default. */
  maxWidth?: number;
  /** @default 1 */
  minHeight?: number;
  /** @default 24 */
  maxHeight?: number;
}

/** Columns of the grid on a wide screen. */
export const tileColumns = 12;
/** Largest number of rows of a tile. */
const tallest = 24;
/** Largest row that is read from outside; a layout with more rows is an error of its writer. */
const lastRow = 100_000;

const within = (value: number, least: number, most: number, otherwise = least): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), least), Math.max(least, most)) : otherwise;

/** Size inside the limits of the tile and the columns of the grid. */
export function limitSize(
  { width, height }: Pick<TilePlace, 'width' | 'height'>,
  { minWidth = 1, maxWidth = tileColumns, minHeight = 1, maxHeight = tallest }: TileLimits = {},
  columns = tileColumns,
): Pick<TilePlace, 'width' | 'height'> {
  return {
    width: within(width, within(minWidth, 1, columns), within(maxWidth, 1, columns, columns)),
    height: within(height, within(minHeight, 1, tallest), within(maxHeight, 1, tallest, tallest)),
  };
}

/** Place inside the columns and the limits of its tile. Any number is accepted, also NaN and infinity. */
function limitPlace(place: TilePlace, columns: number, limits?: TileLimits): TilePlace {
  const size = limitSize(place, limits, columns);
  return {
    id: place.id,
    x: within(place.x, 0, columns - size.width),
    y: within(place.y, 0, lastRow),
    ...size,
  };
}

const byReading = (a: TilePlace, b: TilePlace): number => a.y - b.y || a.x - b.x;

/** Tiles from the top to the bottom and from the start to the end of the line: order of the page, Tab and print. */
export const readingOrder = <Place extends TilePlace>(layout: readonly Place[]): Place[] =>
  layout.toSorted(byReading);

/** Moves each tile up until it meets the one above it. Tiles are put down in the given order. */
function putDown(ordered: readonly TilePlace[], columns: number): TilePlace[] {
  const ends = Array.from({ length: columns }, () => 0);
  return ordered.map((place) => {
    const y = Math.max(...ends.slice(place.x, place.x + place.width));
    ends.fill(y + place.height, place.x, place.x + place.width);
    return place.y === y ? place : { ...place, y };
  });
}

export interface PackOptions {
  /** @default 12 */
  columns?: number;
  limits?: ReadonlyMap<string, TileLimits>;
}

/**
 * Layout without gaps above tiles, without overlaps and inside the columns, in reading order. Accepts anything that a
 * stored layout can contain; of two places with the same id, the first one counts.
 */
export function packTiles(
  layout: readonly TilePlace[],
  { columns = tileColumns, limits }: PackOptions = {},
): TilePlace[] {
  const seen = new Set<string>();
  const places = layout
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((place) => limitPlace(place, columns, limits?.get(place.id)));
  return readingOrder(putDown(readingOrder(places), columns));
}

const sharesColumns = (a: TilePlace, b: TilePlace): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

/**
 * Layout after one tile got a place or a size. The other tiles keep their columns and the order that they have above each
 * other; they give way downward, or close the gap.
 *
 * A tile stays above the changed one while the changed one does not reach its middle, so that a tile gives way when it is
 * half covered, whatever the sizes of the two.
 * @param layout packed layout before the change.
 */
export function arrangeTile(
  layout: readonly TilePlace[],
  changed: TilePlace,
  { columns = tileColumns, limits }: PackOptions = {},
): TilePlace[] {
  const next = limitPlace(changed, columns, limits?.get(changed.id));
  const before = layout.find(({ id }) => id === changed.id);
  const others = readingOrder(layout.filter(({ id }) => id !== changed.id));
  const isAbove = others.map((other) => {
    const middle = other.y + other.height / 2;
    const wasBelow = before !== undefined && other.y >= before.y + before.height;
    // A resize grows downward, and pushes what is below instead of passing it.
    const isMove = before === undefined || (before.width === next.width && before.height === next.height);
    return middle <= next.y || (wasBelow && isMove && middle < next.y + next.height);
  });
  // Tiles above a tile stay above it.
  for (let lower = others.length - 1; lower > 0; lower -= 1) {
    const place = others[lower];
    if (!place || !isAbove[lower]) continue;
    for (let upper = 0; upper < lower; upper += 1) {
      const other = others[upper];
      if (other && sharesColumns(other, place)) isAbove[upper] = true;
    }
  }
  return readingOrder(
    putDown(
      [...others.filter((_, at) => isAbove[at]), next, ...others.filter((_, at) => !isAbove[at])],
      columns,
    ),
  );
}

/** Layout with a new tile at the first free place that moves no other tile. */
export function addTile(
  layout: readonly TilePlace[],
  tile: Pick<TilePlace, 'id' | 'width' | 'height'>,
  options: PackOptions = {},
): TilePlace[] {
  const { columns = tileColumns, limits } = options;
  const packed = packTiles(
    layout.filter(({ id }) => id !== tile.id),
    options,
  );
  const size = limitSize(tile, limits?.get(tile.id), columns);
  const end = Math.max(0, ...packed.map(({ y, height }) => y + height));
  for (let y = 0; y <= end; y += 1)
    for (let x = 0; x + size.width <= columns; x += 1) {
      const place = { id: tile.id, x, y, ...size };
      const isFree = packed.every(
        (other) => !sharesColumns(other, place) || other.y >= y + size.height || other.y + other.height <= y,
      );
      if (isFree) return packTiles([...packed, place], options);
    }
  return packed;
}

/** Layout without a tile; the tiles below it close the gap. */
export const removeTile = (
  layout: readonly TilePlace[],
  id: string,
  options: PackOptions = {},
): TilePlace[] =>
  packTiles(
    layout.filter((place) => place.id !== id),
    options,
  );

/** Half of the wide screen's columns: tiles up to a third of the width are halves, others fill the line. */
export const tabletColumns = 6;

/** Layout of a narrower screen, in the reading order of the wide one: lines are filled from the start. */
export function reflowTiles(layout: readonly TilePlace[], columns: number): TilePlace[] {
  const narrow = columns === 1 ? 1 : Math.floor(columns / 2);
  const ends = Array.from({ length: columns }, () => 0);
  let x = 0;
  let top = 0;
  return readingOrder(layout).map((place) => {
    const width = place.width <= tileColumns / 3 ? narrow : columns;
    if (x + width > columns) x = 0;
    if (x === 0) top = Math.max(...ends);
    const y = Math.max(top, ...ends.slice(x, x + width));
    ends.fill(y + place.height, x, x + width);
    const at = { ...place, x, y, width };
    x += width;
    return at;
  });
}

/** True if both layouts have the same tiles at the same places, in any order. */
export function isSameLayout(a: readonly TilePlace[], b: readonly TilePlace[]): boolean {
  if (a.length !== b.length) return false;
  const places = new Map(b.map((place) => [place.id, place]));
  return a.every(({ id, x, y, width, height }) => {
    const other = places.get(id);
    return other?.x === x && other.y === y && other.width === width && other.height === height;
  });
}

/** Number of other tiles that are at another place in the second layout. */
export function countMoved(
  before: readonly TilePlace[],
  after: readonly TilePlace[],
  changedId: string,
): number {
  const places = new Map(before.map((place) => [place.id, place]));
  return after.filter(({ id, x, y }) => {
    const was = places.get(id);
    return id !== changedId && was !== undefined && (was.x !== x || was.y !== y);
  }).length;
}
