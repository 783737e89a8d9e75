import type { Bounds } from '../geometry/shape.ts';
import type { Rect, ViewRotation } from '../types.ts';
import type { Size, View } from '../canvas/view.ts';

/** Tile size in device pixels, halved on very large screens to save memory. */
export const fullTile = 1024;
const bytesPerPixel = 4;

/** Piece of the page to render. */
export interface SheetPiece {
  /** Device pixels per point. */
  scale: number;
  rotation: ViewRotation;
  /** Upper left corner on the scaled, rotated page, in device pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Box of a piece in fractions of the unrotated page, like operator boxes. */
export function pieceInPage(
  piece: Pick<SheetPiece, 'x' | 'y' | 'width' | 'height' | 'rotation'>,
  width: number,
  height: number,
): Bounds {
  const left = piece.x / width;
  const top = piece.y / height;
  const right = (piece.x + piece.width) / width;
  const bottom = (piece.y + piece.height) / height;
  switch (piece.rotation) {
    case 90:
      return { minX: top, maxX: bottom, minY: 1 - right, maxY: 1 - left };
    case 180:
      return { minX: 1 - right, maxX: 1 - left, minY: 1 - bottom, maxY: 1 - top };
    case 270:
      return { minX: 1 - bottom, maxX: 1 - top, minY: left, maxY: right };
    default:
      return { minX: left, maxX: right, minY: top, maxY: bottom };
  }
}

/** Grid position of a tile. */
export interface TileAt {
  column: number;
  row: number;
}

/** Box of a tile on the scaled page, in device pixels. */
export interface TileBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Tiles visible in an area, nearest to its center first. */
export function tilesIn(view: View, area: Rect, page: Size, ratio: number, tileSize = fullTile): TileAt[] {
  const step = tileSize / ratio;
  const width = page.width * view.scale;
  const height = page.height * view.scale;
  const left = Math.max(0, area.x - view.x);
  const top = Math.max(0, area.y - view.y);
  const right = Math.min(width, area.x + area.width - view.x);
  const bottom = Math.min(height, area.y + area.height - view.y);
  if (right <= left || bottom <= top) return [];
  const tiles: TileAt[] = [];
  for (let row = Math.floor(top / step); row * step < bottom; row++) {
    for (let column = Math.floor(left / step); column * step < right; column++) tiles.push({ column, row });
  }
  const middleX = (left + right) / 2 / step - 0.5;
  const middleY = (top + bottom) / 2 / step - 0.5;
  const away = (t: TileAt) => (t.column - middleX) ** 2 + (t.row - middleY) ** 2;
  return tiles.sort((a, b) => away(a) - away(b));
}

/** Box of a tile at `scale` device pixels per point, clipped to the page. */
export function tileBox({ column, row }: TileAt, page: Size, scale: number, tileSize = fullTile): TileBox {
  const x = column * tileSize;
  const y = row * tileSize;
  return {
    x,
    y,
    width: Math.max(1, Math.min(tileSize, Math.ceil(page.width * scale - x))),
    height: Math.max(1, Math.min(tileSize, Math.ceil(page.height * scale - y))),
  };
}

/** Distribution of the canvas memory, in bytes and device pixels. */
export interface MemoryPlan {
  /** Device pixels per point of the base picture. */
  baseScale: number;
  tileSize: number;
  tileBytes: number;
  /** Margin of the shapes layer around the viewport, in CSS pixels. */
  overscan: number;
  /** Device pixels per CSS pixel of the shapes layers. */
  marksRatio: number;
}

/** Maximum memory of all canvases, in bytes. */
export const memoryLimit = 96 * 1024 * 1024;

/**
 * Distributes the memory: shapes need two pictures of the viewport with its margin and one overlay, the sheet its base
 * picture, and tiles get the rest, but at least the viewport.
 */
export function planMemory(viewport: Size, page: Size, ratio: number, limit = memoryLimit): MemoryPlan {
  const pixels = viewport.width * viewport.height;
  const shown = (edge: number) =>
    (Math.ceil((viewport.width * ratio) / edge) + 1) *
    (Math.ceil((viewport.height * ratio) / edge) + 1) *
    edge *
    edge *
    bytesPerPixel;
  const tileSize = shown(fullTile) > limit * 0.45 ? fullTile / 2 : fullTile;
  const needed = shown(tileSize);
  const baseBytes = Math.min(16 * 1024 * 1024, Math.max(2 * 1024 * 1024, (limit - needed) / 4));
  const baseScale = Math.sqrt(baseBytes / bytesPerPixel / (page.width * page.height));
  const forMarks = Math.max(limit - needed - baseBytes, limit / 6);
  // Three viewport pictures at full resolution if they fit; lower resolution on very large high-density screens.
  const plain = 3 * pixels * bytesPerPixel;
  const marksRatio = Math.min(ratio, Math.max(1, Math.sqrt(forMarks / plain)));
  const spare = Math.max(0, forMarks - plain * marksRatio ** 2) / 2 / 2 / bytesPerPixel / marksRatio ** 2;
  // Solve (w + 2o)(h + 2o) = w·h + spare for o.
  const sum = viewport.width + viewport.height;
  const overscan = Math.min(256, Math.floor((Math.sqrt(sum * sum + 4 * spare) - sum) / 4));
  const marks =
    ((viewport.width + 2 * overscan) * (viewport.height + 2 * overscan) * 2 + pixels) *
    marksRatio ** 2 *
    bytesPerPixel;
  return {
    baseScale,
    tileSize,
    tileBytes: Math.max(needed, limit - baseBytes - marks),
    overscan,
    marksRatio,
  };
}
