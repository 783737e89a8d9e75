import { truncateText, textWidth } from '../Chart/plot.ts';
import type { Atlas, Counties, Line } from './atlas.ts';
import type { MapArea } from './mapTypes.ts';
import { markSize, type Mark } from './marks.ts';
import {
  holds,
  boxesOverlap,
  shownBox,
  toScreen,
  toWorld,
  worldPixels,
  type Box,
  type Size,
  type View,
  type WorldPoint,
} from './mercator.ts';

export type LabelKind = 'radius' | 'state' | 'area' | 'city' | 'county';

/** Label of the base map: its position in the world and the offset of its text in pixels. */
export interface MapLabel {
  kind: LabelKind;
  text: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  align: 'left' | 'center' | 'right';
}
export interface Labels {
  base: readonly MapLabel[];
  /** Side of the name by the key of its mark; marks without room for a name are absent. */
  named: ReadonlyMap<string, 'start' | 'end'>;
}

/** Minimum zoom for county lines and county names. */
export const countyZoom = { lines: 6.5, names: 8.5 };
const lineHeight = 16;
/** Minimum gap between two labels in pixels. */
const air = 3;
/** Distance from the center of a mark to its name in pixels. */
export const nameGap = 17;
/** Formats a state name as spaced capitals. */
export const spacedWidth = (text: string): number => textWidth(text.toUpperCase()) + text.length * 1.2;

/** Occupied boxes, indexed by a grid of squares. */
class Taken {
  #cells = new Map<string, Box[]>();
  #side = 80;

  #cellsOf(box: Box): string[] {
    const keys: string[] = [];
    const to = (value: number) => Math.floor(value / this.#side);
    for (let x = to(box.minX); x <= to(box.maxX); x++)
      for (let y = to(box.minY); y <= to(box.maxY); y++) keys.push(`${x} ${y}`);
    return keys;
  }
  isFree(box: Box): boolean {
    return !this.#cellsOf(box).some((key) => this.#cells.get(key)?.some((other) => boxesOverlap(other, box)));
  }
  take(box: Box) {
    for (const key of this.#cellsOf(box)) {
      const cellBoxes = this.#cells.get(key);
      if (cellBoxes) cellBoxes.push(box);
      else this.#cells.set(key, [box]);
    }
  }
}

/** True if a ring contains a point. */
function isInside({ box, xy }: Line, point: WorldPoint): boolean {
  if (!holds(box, point)) return false;
  let inside = false;
  for (let at = 0; at + 3 < xy.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = xy.subarray(at, at + 4);
    if (ay > point.y !== by > point.y && point.x < ((bx - ax) * (point.y - ay)) / (by - ay) + ax)
      inside = !inside;
  }
  return inside;
}

const around = (x: number, y: number, width: number, height = lineHeight): Box => ({
  minX: x - air,
  maxX: x + width + air,
  minY: y - height / 2 - 1,
  maxY: y + height / 2 + 1,
});

/** Pixels at the corners of the window that the controls and the scale bar cover, with the distance to the edge. */
const controls = { width: 48, height: 168 };
const scaleBar = { width: 130, height: 32 };

/** Boxes that are covered by the controls, at the end of the writing direction, and by the scale bar. */
export function coveredCorners({ width, height }: Size, isRtl: boolean): Box[] {
  const minX = isRtl ? 0 : width - controls.width;
  return [
    { minX, maxX: minX + controls.width, minY: 0, maxY: controls.height },
    { minX: 0, maxX: scaleBar.width, minY: height - scaleBar.height, maxY: height },
  ];
}

export interface LabelSources {
  marks: readonly Mark[];
  areas: readonly MapArea[];
  /** Position and text of the radius label. */
  circle: (WorldPoint & { text: string }) | undefined;
  atlas: Atlas | undefined;
  counties: Counties | undefined;
  /** Boxes of the window without labels. */
  covered: readonly Box[];
}

/**
 * Places labels without overlapping each other or marks, in this order: single points, states, cities, counties; larger
 * ones first.
 */
export function placeLabels(
  view: View,
  size: Size,
  margin: number,
  { marks, areas, circle, atlas, counties, covered }: LabelSources,
): Labels {
  const taken = new Taken();
  const discs = new Taken();
  const shown = shownBox(view, size, margin);
  const scale = worldPixels(view.zoom);
  // True if a label is not cut by the edge of the window.
  const isWhole = (x: number, y: number, box: Box) =>
    x < 0 ||
    y < 0 ||
    x > size.width ||
    y > size.height ||
    (box.minX >= 0 && box.minY >= 0 && box.maxX <= size.width && box.maxY <= size.height);
  const named = new Map<string, 'start' | 'end'>();
  const base: MapLabel[] = [];
  for (const box of covered) taken.take(box);
  for (const mark of marks) {
    const { x, y } = toScreen(view, size, mark);
    const half = markSize(mark) / 2;
    const disc = { minX: x - half, maxX: x + half, minY: y - half, maxY: y + half };
    taken.take(disc);
    discs.take(disc);
  }
  if (circle && holds(shown, circle)) {
    const { x, y } = toScreen(view, size, circle);
    const width = textWidth(circle.text);
    taken.take(around(x - width / 2, y, width));
    base.push({ kind: 'radius', text: circle.text, x: circle.x, y: circle.y, dx: 0, dy: 0, align: 'center' });
  }
  const single = marks.filter(({ point, isOutside }) => point && !isOutside);
  for (const { key, point, ...place } of single.slice(0, 120)) {
    const { x, y } = toScreen(view, size, place);
    const width = Math.min(textWidth(point?.label ?? ''), 180) + 4;
    const sides = [
      ['end', around(x + nameGap, y, width)],
      ['start', around(x - nameGap - width, y, width)],
    ] as const;
    for (const [side, box] of sides) {
      if (!taken.isFree(box) || !isWhole(x, y, box)) continue;
      taken.take(box);
      named.set(key, side);
      break;
    }
  }
  if (!atlas) return { base, named };

  for (const state of atlas.states.toSorted((a, b) => b.width - a.width)) {
    if (!holds(shown, state.at) || view.zoom > 8) continue;
    const room = state.width * scale - 8;
    const text = spacedWidth(state.name) <= room ? state.name : state.code;
    const width = spacedWidth(text);
    const { x, y } = toScreen(view, size, state.at);
    for (const dy of [0, -20, 20, -40, 40]) {
      const box = around(x - width / 2, y + dy, width);
      if (width > room || !taken.isFree(box)) continue;
      const ends = [-width / 2, width / 2].map((dx) => toWorld(view, size, { x: x + dx, y: y + dy }));
      if (!ends.every((end) => state.rings.some((ring) => isInside(ring, end)))) continue;
      taken.take(box);
      base.push({ kind: 'state', text: text.toUpperCase(), ...state.at, dx: 0, dy, align: 'center' });
      const own = areas.filter(({ states }) => states.includes(state.code));
      const names = truncateText(own.map(({ label }) => label).join(' · '), room);
      const below = around(x - textWidth(names) / 2, y + dy + lineHeight + 4, textWidth(names));
      if (names !== '' && taken.isFree(below)) {
        taken.take(below);
        base.push({
          kind: 'area',
          text: names,
          ...state.at,
          dx: 0,
          dy: dy + lineHeight + 1,
          align: 'center',
        });
      }
      break;
    }
  }
  // Number of cities by zoom: each zoom level triples it.
  const maxCities = Math.min(atlas.cities.length, Math.round(12 * 3 ** Math.max(0, view.zoom - 3.5)));
  for (const city of atlas.cities.slice(0, view.zoom < 3.5 ? 0 : maxCities)) {
    if (!holds(shown, city)) continue;
    const { x, y } = toScreen(view, size, city);
    const width = textWidth(city.name);
    const dot = { minX: x - 3, maxX: x + 3, minY: y - 3, maxY: y + 3 };
    const isCovered = !discs.isFree(dot);
    if (!isCovered && !taken.isFree(dot)) continue;
    const sides = (isCovered ? [16, 22, 28] : [6]).flatMap((away) => [
      { dx: away, dy: 0, align: 'left' as const, left: x + away },
      { dx: -away, dy: 0, align: 'right' as const, left: x - away - width },
      { dx: 0, dy: away + 6, align: 'center' as const, left: x - width / 2 },
    ]);
    for (const { left, ...offset } of sides) {
      const box = around(left, y + offset.dy, width);
      if (!taken.isFree(box) || !isWhole(x, y, box)) continue;
      taken.take(box);
      taken.take(dot);
      base.push({ kind: 'city', text: city.name, x: city.x, y: city.y, ...offset });
      break;
    }
  }
  if (view.zoom >= countyZoom.names)
    for (const { name, at, width: wide } of counties?.names ?? []) {
      if (!holds(shown, at)) continue;
      const width = spacedWidth(name);
      const { x, y } = toScreen(view, size, at);
      const box = around(x - width / 2, y, width);
      if (width > wide * scale || !taken.isFree(box)) continue;
      taken.take(box);
      base.push({ kind: 'county', text: name.toUpperCase(), ...at, dx: 0, dy: 0, align: 'center' });
    }
  return { base, named };
}
