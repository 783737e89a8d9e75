import { earthRadiusMiles } from '@plumbline/validation/geo';
import type { MapPlace, MapView } from './mapTypes.ts';

/** Point on the Mercator square: x from 0 to 1 eastward, y from 0 to 1 southward. */
export interface WorldPoint {
  x: number;
  y: number;
}
/** World point at the center of the window, and the zoom level. */
export interface View extends WorldPoint {
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}
/** Bounds of each axis in world units. */
export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export const zoomLimits = { min: 2, max: 14 };
/** Zoom level for a single place: a city and its surroundings. */
export const placeZoom = 9;
/** Maximum latitude; the projection is infinite at the poles. */
const farthest = 85;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Width of the world in pixels at a zoom level. */
export const worldPixels = (zoom: number): number => 256 * 2 ** zoom;

export function project({ longitude, latitude }: MapPlace): WorldPoint {
  const north = Math.log(Math.tan(Math.PI / 4 + radians(clamp(latitude, -farthest, farthest)) / 2));
  return { x: (longitude + 180) / 360, y: (1 - north / Math.PI) / 2 };
}

export const unproject = ({ x, y }: WorldPoint): MapPlace => ({
  longitude: x * 360 - 180,
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
});

export const viewOf = (view: MapView): View => clampView({ ...project(view), zoom: view.zoom });
export const mapViewOf = (view: View): MapView => ({ ...unproject(view), zoom: view.zoom });

/** View with its center on the world and its zoom within bounds. */
export const clampView = ({ x, y, zoom }: View): View => ({
  x: clamp(x, 0, 1),
  y: clamp(y, 0, 1),
  zoom: clamp(zoom, zoomLimits.min, zoomLimits.max),
});

/** Position in pixels from the upper left corner of the window. */
export function toScreen(view: View, size: Size, point: WorldPoint): WorldPoint {
  const scale = worldPixels(view.zoom);
  return {
    x: (point.x - view.x) * scale + size.width / 2,
    y: (point.y - view.y) * scale + size.height / 2,
  };
}

export function toWorld(view: View, size: Size, at: WorldPoint): WorldPoint {
  const scale = worldPixels(view.zoom);
  return {
    x: (at.x - size.width / 2) / scale + view.x,
    y: (at.y - size.height / 2) / scale + view.y,
  };
}

/** Pans the view by pixels. */
export function panView(view: View, dx: number, dy: number): View {
  const scale = worldPixels(view.zoom);
  return clampView({ ...view, x: view.x - dx / scale, y: view.y - dy / scale });
}

/** Zooms in or out around the fixed point `at`. */
export function zoomedAt(view: View, size: Size, at: WorldPoint, zoom: number): View {
  const next = clamp(zoom, zoomLimits.min, zoomLimits.max);
  const under = toWorld(view, size, at);
  const scale = worldPixels(next);
  return clampView({
    x: under.x - (at.x - size.width / 2) / scale,
    y: under.y - (at.y - size.height / 2) / scale,
    zoom: next,
  });
}

/** Part of the world in the window, extended by a margin in pixels. */
export function shownBox(view: View, size: Size, margin = 0): Box {
  const scale = worldPixels(view.zoom);
  const across = (size.width / 2 + margin) / scale;
  const down = (size.height / 2 + margin) / scale;
  return { minX: view.x - across, minY: view.y - down, maxX: view.x + across, maxY: view.y + down };
}

export const holds = (box: Box, { x, y }: WorldPoint): boolean =>
  x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
export const boxesOverlap = (a: Box, b: Box): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

/** Bounding box of points; undefined without points. */
export function boxAround(points: Iterable<WorldPoint>): Box | undefined {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { x, y } of points) {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  return box.minX <= box.maxX ? box : undefined;
}

/** Default view: the lower 48 states. */
const lower48 = boxAround([
  project({ longitude: -124.8, latitude: 49.4 }),
  project({ longitude: -66.9, latitude: 24.4 }),
]) as Box;

/** View that fits a box into the window with a margin in pixels. */
export function fitBox(box: Box = lower48, size: Size, margin = 64): View {
  const room = (side: number) => Math.max(side - 2 * Math.min(margin, side / 6), 1);
  const scale = Math.min(
    room(size.width) / (box.maxX - box.minX || 1e-12),
    room(size.height) / (box.maxY - box.minY || 1e-12),
  );
  return clampView({
    x: (box.minX + box.maxX) / 2,
    y: (box.minY + box.maxY) / 2,
    zoom: Math.min(Math.log2(scale / 256), box.maxX - box.minX < 1e-5 ? placeZoom : 12),
  });
}

/** Statute miles per pixel at a latitude, because the scale of the projection depends on it. */
export const milesPerPixel = (latitude: number, zoom: number): number =>
  (Math.cos(radians(latitude)) * 2 * Math.PI * earthRadiusMiles) / worldPixels(zoom);

/** Largest round number of miles whose bar is at most `room` pixels wide, with its width. */
export function scaleBar(latitude: number, zoom: number, room: number): { miles: number; width: number } {
  const each = milesPerPixel(latitude, zoom);
  const maxMiles = each * room;
  const ten = 10 ** Math.floor(Math.log10(maxMiles));
  const miles = ten * (maxMiles >= 5 * ten ? 5 : maxMiles >= 2 * ten ? 2 : 1);
  return { miles, width: miles / each };
}
