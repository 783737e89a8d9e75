import type { Point } from '@plumbline/estimating';
import type { Rect, ViewRotation } from '../types.ts';

/** Page box in user space and total rotation, including the page's own. */
export interface Frame {
  box: Rect;
  rotation: ViewRotation;
}

/**
 * Position of the rotated page's upper left corner in the viewport in CSS pixels, and scale in CSS pixels per point.
 */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Affine matrix in canvas order: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

export const zoomLimits = { min: 0.02, max: 48 };

/** Normalizes quarter turns to 0, 90, 180 or 270. */
export const quarterTurn = (degrees: number): ViewRotation =>
  ((((Math.round(degrees / 90) % 4) + 4) % 4) * 90) as ViewRotation;

/** Size of the rotated page, in points. */
export const pageSize = ({ box, rotation }: Frame): Size =>
  rotation % 180 === 0 ? { width: box.width, height: box.height } : { width: box.height, height: box.width };

/** Matrix from user space (points, y up) to the rotated page (points, y down from its upper left corner). */
export function pageMatrix({ box, rotation }: Frame): Matrix {
  const right = box.x + box.width;
  const top = box.y + box.height;
  switch (rotation) {
    case 90:
      return [0, 1, 1, 0, -box.y, -box.x];
    case 180:
      return [-1, 0, 0, 1, right, -box.y];
    case 270:
      return [0, -1, -1, 0, top, right];
    default:
      return [1, 0, 0, -1, -box.x, top];
  }
}

/** Matrix from user space to CSS pixels in the viewport. */
export function viewMatrix(frame: Frame, view: View): Matrix {
  const [a, b, c, d, e, f] = pageMatrix(frame);
  const s = view.scale;
  return [a * s, b * s, c * s, d * s, e * s + view.x, f * s + view.y];
}

export const apply = ([a, b, c, d, e, f]: Matrix, p: Point): Point => ({
  x: a * p.x + c * p.y + e,
  y: b * p.x + d * p.y + f,
});

export const toScreen = (frame: Frame, view: View, p: Point): Point => apply(viewMatrix(frame, view), p);

/** Converts CSS pixels in the viewport to user space. */
export function toUser(frame: Frame, view: View, p: Point): Point {
  const { box, rotation } = frame;
  const px = (p.x - view.x) / view.scale;
  const py = (p.y - view.y) / view.scale;
  const right = box.x + box.width;
  const top = box.y + box.height;
  switch (rotation) {
    case 90:
      return { x: py + box.x, y: px + box.y };
    case 180:
      return { x: right - px, y: py + box.y };
    case 270:
      return { x: right - py, y: top - px };
    default:
      return { x: px + box.x, y: top - py };
  }
}

/** User space bounds of a viewport rectangle. */
export function visibleBounds(frame: Frame, view: View, area: Rect) {
  const a = toUser(frame, view, { x: area.x, y: area.y });
  const b = toUser(frame, view, { x: area.x + area.width, y: area.y + area.height });
  return {
    minX: Math.min(a.x, b.x),
    minY: Math.min(a.y, b.y),
    maxX: Math.max(a.x, b.x),
    maxY: Math.max(a.y, b.y),
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Scales the view by `factor` around `at`. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const scale = clamp(view.scale * factor, zoomLimits.min, zoomLimits.max);
  const real = scale / view.scale;
  return { x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real, scale };
}

/** View of the whole page, centered, with a margin in pixels. */
export function fitView(frame: Frame, viewport: Size, margin = 16): View {
  const size = pageSize(frame);
  const scale = clamp(
    Math.min((viewport.width - 2 * margin) / size.width, (viewport.height - 2 * margin) / size.height),
    zoomLimits.min,
    zoomLimits.max,
  );
  return {
    scale,
    x: (viewport.width - size.width * scale) / 2,
    y: (viewport.height - size.height * scale) / 2,
  };
}

/** View that fits a user space rectangle. */
export function rectView(frame: Frame, viewport: Size, rect: Rect, margin = 32): View {
  const page = viewMatrix(frame, { x: 0, y: 0, scale: 1 });
  const a = apply(page, { x: rect.x, y: rect.y });
  const b = apply(page, { x: rect.x + rect.width, y: rect.y + rect.height });
  const width = Math.max(1, Math.abs(b.x - a.x));
  const height = Math.max(1, Math.abs(b.y - a.y));
  const scale = clamp(
    Math.min((viewport.width - 2 * margin) / width, (viewport.height - 2 * margin) / height),
    zoomLimits.min,
    zoomLimits.max,
  );
  return {
    scale,
    x: viewport.width / 2 - ((a.x + b.x) / 2) * scale,
    y: viewport.height / 2 - ((a.y + b.y) / 2) * scale,
  };
}

/** Limits the view so that at least `keep` pixels of the page stay visible. */
export function clampToPage(frame: Frame, viewport: Size, view: View, keep = 80): View {
  const size = pageSize(frame);
  return {
    scale: view.scale,
    x: clamp(view.x, keep - size.width * view.scale, viewport.width - keep),
    y: clamp(view.y, keep - size.height * view.scale, viewport.height - keep),
  };
}

/** Rounds the view to device pixels, so that tiles are not blurred. */
export const onPixels = (view: View, ratio: number): View => ({
  scale: view.scale,
  x: Math.round(view.x * ratio) / ratio,
  y: Math.round(view.y * ratio) / ratio,
});
