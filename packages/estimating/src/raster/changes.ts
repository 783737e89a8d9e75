/** Pixel box, from the upper left corner of the image. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Type of a drawing change. */
export type DrawingChange = 'added' | 'removed' | 'both';

/** Cell of a changed region. */
export interface ChangedCell extends PixelBox {
  change: DrawingChange;
}

/** Region where two images differ. */
export interface ChangedRegion {
  change: DrawingChange;
  /** Bounding box. */
  box: PixelBox;
  /** Changed grid cells, joined to runs of one type along rows. */
  cells: ChangedCell[];
}

export interface ChangedRegions {
  /** Regions in reading order: rows from the top, each from the left. */
  regions: ChangedRegion[];
  /** Share of differing ink from 0 to 1. */
  share: number;
}

/** Options of the comparison, in pixels. */
export interface ChangeOptions {
  /** Maximum offset of a line that counts as the same. */
  reach?: number;
  /** Size of a grid cell. */
  cell?: number;
  /** Maximum distance of cells in one region. */
  gap?: number;
  /** Minimum differing pixels of a region; fewer are scan noise. */
  least?: number;
}

/** Darkness of ink, of 255; missing ink must be lighter than half of it. */
const inkDarkness = 64;
const faintDarkness = inkDarkness / 2;
/** Minimum differing pixels of a cell. */
const minCellPixels = 3;
/** Share of the opposite type in a region that is ignored as a seam. */
const maxSeamShare = 0.12;
/** Number of rows for the reading order. */
const rowBands = 16;

/** Pixels with ink within `reach` along rows and columns. */
function inkNearby(ink: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const rows = new Uint8Array(ink.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let count = 0;
    for (let x = -reach; x < width; x++) {
      if (x + reach < width && (ink[start + x + reach] ?? 0) >= faintDarkness) count++;
      if (x - reach - 1 >= 0 && (ink[start + x - reach - 1] ?? 0) >= faintDarkness) count--;
      if (x >= 0 && count > 0) rows[start + x] = 1;
    }
  }
  const found = new Uint8Array(ink.length);
  const counts = new Uint16Array(width);
  for (let y = -reach; y < height; y++) {
    const [enters, leaves] = [y + reach, y - reach - 1];
    for (let x = 0; x < width; x++) {
      let count = counts[x] ?? 0;
      if (enters < height) count += rows[enters * width + x] ?? 0;
      if (leaves >= 0) count -= rows[leaves * width + x] ?? 0;
      counts[x] = count;
      if (y >= 0 && count > 0) found[y * width + x] = 1;
    }
  }
  return found;
}

/** Connected groups of cells within `step` columns and rows. */
function groups(isHot: Uint8Array, columns: number, rows: number, step: number): number[][] {
  const left = isHot.slice();
  const found: number[][] = [];
  for (let first = 0; first < left.length; first++) {
    if (!left[first]) continue;
    left[first] = 0;
    const group = [first];
    for (let at = 0; at < group.length; at++) {
      const cell = group[at] ?? 0;
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      for (let r = Math.max(0, row - step); r <= Math.min(rows - 1, row + step); r++)
        for (let c = Math.max(0, column - step); c <= Math.min(columns - 1, column + step); c++) {
          const other = r * columns + c;
          if (!left[other]) continue;
          left[other] = 0;
          group.push(other);
        }
    }
    found.push(group);
  }
  return found;
}

/**
 * Finds drawing changes. Lines within `reach` count as equal, so that antialiasing and slight misalignment are ignored.
 * @param before darkness per pixel, 0 for paper and 255 for black, row by row from the upper left; aligned to the
 * new image.
 * @param after darkness of the new image, same size.
 * @throws RangeError if either is not `width` × `height`.
 */
export function changedRegions(
  before: Uint8Array,
  after: Uint8Array,
  { width, height }: { width: number; height: number },
  { reach = 2, cell = 8, gap = 24, least = 16 }: ChangeOptions = {},
): ChangedRegions {
  if (before.length !== width * height || after.length !== before.length)
    throw new RangeError('The images do not have the given size');
  const [hasBefore, hasAfter] = [
    inkNearby(before, width, height, reach),
    inkNearby(after, width, height, reach),
  ];
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const removed = new Uint16Array(columns * rows);
  const added = new Uint16Array(columns * rows);
  /** 1 for removed, 2 for added pixels. */
  const differs = new Uint8Array(before.length);
  let all = 0;
  let different = 0;
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++, i++) {
      const [was, is] = [(before[i] ?? 0) >= inkDarkness, (after[i] ?? 0) >= inkDarkness];
      if (!was && !is) continue;
      all++;
      const at = row + Math.floor(x / cell);
      if (was && !hasAfter[i]) {
        differs[i] = 1;
        removed[at] = (removed[at] ?? 0) + 1;
      } else if (is && !hasBefore[i]) {
        differs[i] = 2;
        added[at] = (added[at] ?? 0) + 1;
      } else continue;
      different++;
    }
  }
  const isHot = removed.map((count, at) => (count + (added[at] ?? 0) >= minCellPixels ? 1 : 0));
  const regions: ChangedRegion[] = [];
  for (const group of groups(Uint8Array.from(isHot), columns, rows, Math.max(1, Math.round(gap / cell)))) {
    const sum = (counts: Uint16Array) => group.reduce((total, at) => total + (counts[at] ?? 0), 0);
    const [gone, fresh] = [sum(removed), sum(added)];
    if (gone + fresh < least) continue;
    const edge = { left: width, top: height, right: 0, bottom: 0 };
    for (const at of group) {
      const [left, top] = [(at % columns) * cell, Math.floor(at / columns) * cell];
      for (let y = top; y < Math.min(height, top + cell); y++)
        for (let x = left; x < Math.min(width, left + cell); x++) {
          if (!differs[y * width + x]) continue;
          edge.left = Math.min(edge.left, x);
          edge.top = Math.min(edge.top, y);
          edge.right = Math.max(edge.right, x + 1);
          edge.bottom = Math.max(edge.bottom, y + 1);
        }
    }
    const total = gone + fresh;
    regions.push({
      change: gone / total < maxSeamShare ? 'added' : fresh / total < maxSeamShare ? 'removed' : 'both',
      box: { x: edge.left, y: edge.top, width: edge.right - edge.left, height: edge.bottom - edge.top },
      cells: joinCells(group, {
        columns,
        cell,
        size: { width, height },
        changeOf: (at) => {
          const [gone, fresh] = [removed[at] ?? 0, added[at] ?? 0];
          if ((gone >= minCellPixels && fresh >= minCellPixels) || gone === fresh) return 'both';
          return gone > fresh ? 'removed' : 'added';
        },
      }),
    });
  }
  const inOrder = inReadingOrder(regions, height / rowBands);
  return { regions: inOrder, share: all === 0 ? 0 : different / all };
}

/** Sorts regions in reading order; a row starts with the highest remaining region. */
function inReadingOrder(regions: readonly ChangedRegion[], line: number): ChangedRegion[] {
  const middle = ({ box }: ChangedRegion) => box.y + box.height / 2;
  const lines: ChangedRegion[][] = [];
  for (const region of regions.toSorted((a, b) => middle(a) - middle(b))) {
    const [first] = lines.at(-1) ?? [];
    if (first && middle(region) - middle(first) < line) lines.at(-1)?.push(region);
    else lines.push([region]);
  }
  return lines.flatMap((each) => each.sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y));
}

/** Joins adjacent cells of one type in a row. */
function joinCells(
  group: readonly number[],
  {
    columns,
    cell,
    size: { width, height },
    changeOf,
  }: {
    columns: number;
    cell: number;
    size: { width: number; height: number };
    changeOf: (at: number) => DrawingChange;
  },
): ChangedCell[] {
  const found: ChangedCell[] = [];
  let last = -2;
  for (const at of group.toSorted((a, b) => a - b)) {
    const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * cell];
    const change = changeOf(at);
    const run = found.at(-1);
    const right = Math.min(width, x + cell);
    if (run && at === last + 1 && run.y === y && run.change === change) run.width = right - run.x;
    else found.push({ x, y, width: right - x, height: Math.min(height, y + cell) - y, change });
    last = at;
  }
  return found;
}
