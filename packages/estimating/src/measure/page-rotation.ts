import type { Point } from './types.ts';

/** A page's turn for viewing, clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** Normalises a turn to 0, 90, 180 or 270: 360 wraps to 0, −90 to 270. */
export function wrapRotation(degrees: number): Rotation {
  return ((((Math.round(degrees / 90) % 4) + 4) % 4) * 90) as Rotation;
}

/** Size of an unrotated page, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** Maps a point of the page to the view of a page turned clockwise; the view's origin is its lower left corner. */
export function pageToView(point: Point, rotation: Rotation, page: PageSize): Point {
  if (rotation === 90) return { x: point.y, y: page.width - point.x };
  if (rotation === 180) return { x: page.width - point.x, y: page.height - point.y };
  if (rotation === 270) return { x: page.height - point.y, y: point.x };
  return { x: point.x, y: point.y };
}

/** The inverse of `pageToView`: where a click in the turned view is on the page. */
export function viewToPage(point: Point, rotation: Rotation, page: PageSize): Point {
  if (rotation === 90) return { x: page.width - point.y, y: point.x };
  if (rotation === 180) return { x: page.width - point.x, y: page.height - point.y };
  if (rotation === 270) return { x: point.y, y: page.height - point.x };
  return { x: point.x, y: point.y };
}
