import type { Bounds } from '../geometry/shape.ts';
import type { PlanSheet, PlanTiles } from './planPinTypes.ts';

/** A tile and its box on the unrotated sheet, in points from the upper left corner. */
export interface PlacedTile {
  key: string;
  url: string;
  left: number;
  top: number;
  /** Edge of the whole tile; at the right and lower edge of the sheet less of it is on the sheet. */
  size: number;
}

/** Level whose pictures are at least as sharp as the screen, or the sharpest one. */
export function tileLevel(scales: readonly number[], scale: number): number {
  const level = scales.findIndex((own) => own >= scale * 0.9);
  return level < 0 ? scales.length - 1 : level;
}

/**
 * Tiles of a part of the sheet.
 * @param bounds in user space: points, y up from the lower left corner.
 * @param scale device pixels per point.
 */
export function tilesInBounds(
  { width, height }: Pick<PlanSheet, 'width' | 'height'>,
  { size, scales, urlOf }: PlanTiles,
  bounds: Bounds,
  scale: number,
): PlacedTile[] {
  const level = tileLevel(scales, scale);
  const edge = size / (scales[level] ?? 1);
  const left = Math.max(0, bounds.minX);
  const right = Math.min(width, bounds.maxX);
  const top = Math.max(0, height - bounds.maxY);
  const bottom = Math.min(height, height - bounds.minY);
  const tiles: PlacedTile[] = [];
  for (let row = Math.floor(top / edge); row * edge < bottom; row++) {
    for (let column = Math.floor(left / edge); column * edge < right; column++)
      tiles.push({
        key: `${level} ${column} ${row}`,
        url: urlOf(level, column, row),
        left: column * edge,
        top: row * edge,
        size: edge,
      });
  }
  return tiles;
}
