import type { Point } from '@plumbline/estimating';
import type { Rect, ViewRotation } from '../types.ts';

/** The page as it is seen: its box in user space and the whole rotation, the page's own included. */
export interface Frame {
  box: Rect;
  rotation: ViewRotation;
}

/** Where the (rotated) page's upper left corner is in the viewport, in CSS pixels, and CSS pixels per point. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** An affine map as the canvas takes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

export const zoomLimits = { min: 0.02, max: 48 };

/** Any whole number of quarter turns as one of the four. */
export const quarterTurn = (degrees: number): ViewRotation =>
  ((((Math.round(degrees / 90) % 4) + 4) % 4) * 90) as ViewRotation;

/** Size of the rotated page, in points. */
export const pageSize = ({ box, rotation }: Frame): Size =>
  rotation % 180 === 0 ? { width: box.width, height: box.height } : { width: box.height, height: box.width };

/** From user space (points, y upwards) to the rotated page (points, y downwards from its upper left corner). */
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

/** From user space to CSS pixels in the viewport. */
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

/** From CSS pixels in the viewport to user space. */
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

/** The box in user space that a rectangle of the viewport shows. */
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

/** The view scaled by `factor` with the position under `at` left where it is. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const scale = clamp(view.scale * factor, zoomLimits.min, zoomLimits.max);
  const real = scale / view.scale;
  return { x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real, scale };
}

/** The whole page in the viewport, centred, `margin` pixels from the nearer edges. */
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

/** A rectangle of the page, given in user space, filling the viewport. */
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

/** The view with at least `keep` pixels of the page left in the viewport, so that the sheet cannot be lost. */
export function heldInView(frame: Frame, viewport: Size, view: View, keep = 80): View {
  const size = pageSize(frame);
  return {
    scale: view.scale,
    x: clamp(view.x, keep - size.width * view.scale, viewport.width - keep),
    y: clamp(view.y, keep - size.height * view.scale, viewport.height - keep),
  };
}

/** The view on whole device pixels, which keeps tiles unblurred. */
export const onPixels = (view: View, ratio: number): View => ({
  scale: view.scale,
  x: Math.round(view.x * ratio) / ratio,
  y: Math.round(view.y * ratio) / ratio,
});
