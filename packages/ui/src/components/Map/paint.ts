import { geoCircle } from 'd3-geo';
import { earthRadiusMiles } from '@plumbline/validation/geo';
import { vars } from '../../tokens/contract.css.ts';
import { readTokens } from '../../tokens/readTokens.ts';
import type { Atlas, Counties, Line } from './atlas.ts';
import { countyZoom, type LabelKind, type MapLabel } from './labels.ts';
import type { MapArea, MapRadius, MapTint } from './mapTypes.ts';
import {
  boxesOverlap,
  project,
  shownBox,
  worldPixels,
  type Size,
  type View,
  type WorldPoint,
} from './mercator.ts';

const { color } = vars;
/** Order in which tints are assigned to areas without one. */
export const tints: readonly MapTint[] = ['blue', 'green', 'violet', 'teal', 'amber', 'navy', 'slate'];
export const tintOf = (area: MapArea, index: number): MapTint =>
  area.tint ?? tints[index % tints.length] ?? 'slate';

export interface Scene {
  atlas: Atlas | undefined;
  counties: Counties | undefined;
  areas: readonly MapArea[];
  radius: MapRadius | undefined;
  labels: readonly MapLabel[];
}

interface Ink {
  beyond: string;
  land: string;
  border: string;
  county: string;
  coast: string;
  muted: string;
  circle: string;
  font: string;
  tint: (tint: MapTint) => string;
}

/** Colors at the position of `element`; system colors in forced-colors mode. */
function inkOf(element: Element): Ink {
  const read = readTokens(element);
  const font = read(vars.font.body);
  if (matchMedia('(forced-colors: active)').matches)
    return {
      beyond: 'Canvas',
      land: 'Canvas',
      border: 'CanvasText',
      county: 'GrayText',
      coast: 'CanvasText',
      muted: 'CanvasText',
      circle: 'Highlight',
      font,
      tint: () => 'rgb(128 128 128 / 0.25)',
    };
  return {
    beyond: getComputedStyle(element).backgroundColor,
    land: read(color.surface.panel),
    border: read(color.line.strong),
    county: read(color.line.default),
    coast: read(color.icon.faint),
    muted: read(color.text.muted),
    circle: read(color.action.on),
    font,
    tint: (tint) => read(color.tint[tint].bg),
  };
}

/**
 * Offset of text in CSS pixels. Letters are positioned in quarters of a pixel. The label of a radius that fits the map
 * would lie exactly between two positions, and rounding would differ from drawing to drawing.
 */
const beside = -0.02;
const weights: Record<LabelKind, number> = { radius: 600, state: 600, area: 600, city: 500, county: 400 };
/** Minimum distance between drawn points in CSS pixels. */
const finest = 0.7;

function trace(
  canvas: CanvasRenderingContext2D,
  line: Line,
  toX: (x: number) => number,
  toY: (y: number) => number,
) {
  const { xy } = line;
  let lastX = toX(xy[0] ?? 0);
  let lastY = toY(xy[1] ?? 0);
  canvas.moveTo(lastX, lastY);
  for (let at = 2; at < xy.length; at += 2) {
    const x = toX(xy[at] ?? 0);
    const y = toY(xy[at + 1] ?? 0);
    if (Math.abs(x - lastX) < finest && Math.abs(y - lastY) < finest && at < xy.length - 2) continue;
    canvas.lineTo(x, y);
    lastX = x;
    lastY = y;
  }
}

/** Circle with a radius in miles. Mercator draws it wider in the north than in the south. */
export function circleAround({ latitude, longitude, miles }: MapRadius): WorldPoint[] {
  const degrees = (miles / earthRadiusMiles) * (180 / Math.PI);
  const [ring = []] = geoCircle().center([longitude, latitude]).radius(degrees).precision(2)().coordinates;
  return ring.map(([east = 0, north = 0]) => {
    // Keeps a shape that crosses the date line in one piece.
    const turn = east - longitude > 180 ? -360 : east - longitude < -180 ? 360 : 0;
    return project({ longitude: east + turn, latitude: north });
  });
}

/** Stripes of several colors for areas with several owners; they move with the map. */
function stripes(
  canvas: CanvasRenderingContext2D,
  colours: readonly string[],
  ratio: number,
  origin: WorldPoint,
) {
  const step = 8 * ratio;
  const side = step * colours.length;
  const tile = document.createElement('canvas');
  tile.width = tile.height = Math.max(1, Math.round(side));
  const paint = tile.getContext('2d');
  if (!paint) return colours[0] ?? '';
  colours.forEach((colour, index) => {
    paint.fillStyle = colour;
    for (const from of [index * step - side, index * step]) {
      paint.beginPath();
      paint.moveTo(from, 0);
      paint.lineTo(from + step, 0);
      paint.lineTo(from + step + side, side);
      paint.lineTo(from + side, side);
      paint.fill();
    }
  });
  const pattern = canvas.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().translate(origin.x, origin.y).scale(1 / ratio));
  return pattern ?? colours[0] ?? '';
}

/** Draws the base map below the marks. The canvas exceeds the window by `margin` pixels on each side. */
export function paintMap(
  element: HTMLCanvasElement,
  view: View,
  size: Size,
  margin: number,
  { atlas, counties, areas, radius, labels }: Scene,
) {
  const canvas = element.getContext('2d', { alpha: false });
  if (!canvas) return;
  const ratio = globalThis.devicePixelRatio || 1;
  const width = size.width + 2 * margin;
  const height = size.height + 2 * margin;
  if (element.width !== Math.round(width * ratio) || element.height !== Math.round(height * ratio)) {
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
  }
  const ink = inkOf(element);
  const scale = worldPixels(view.zoom);
  const toX = (x: number) => (x - view.x) * scale + width / 2;
  const toY = (y: number) => (y - view.y) * scale + height / 2;
  const shown = shownBox(view, size, margin);
  const isShown = ({ box }: { box: Line['box'] }) => boxesOverlap(box, shown);
  canvas.setTransform(ratio, 0, 0, ratio, 0, 0);
  canvas.fillStyle = ink.beyond;
  canvas.fillRect(0, 0, width, height);
  canvas.lineJoin = 'round';
  const stroke = (lines: readonly Line[], colour: string, weight: number) => {
    canvas.beginPath();
    for (const line of lines) if (isShown(line)) trace(canvas, line, toX, toY);
    canvas.strokeStyle = colour;
    canvas.lineWidth = weight;
    canvas.stroke();
  };

  if (atlas) {
    const states = atlas.states.filter(isShown);
    const fill = (rings: readonly Line[], style: string | CanvasPattern) => {
      canvas.beginPath();
      for (const ring of rings) if (isShown(ring)) trace(canvas, ring, toX, toY);
      canvas.fillStyle = style;
      canvas.fill();
    };
    fill(
      states.flatMap(({ rings }) => rings),
      ink.land,
    );
    const zero = { x: toX(0) % 5040, y: toY(0) % 5040 };
    for (const state of states) {
      const own = areas.flatMap((area, index) =>
        area.states.includes(state.code) ? ink.tint(tintOf(area, index)) : [],
      );
      if (own[0] !== undefined)
        fill(state.rings, own.length > 1 ? stripes(canvas, own, ratio, zero) : own[0]);
    }
    if (counties && view.zoom >= countyZoom.lines) {
      canvas.globalAlpha = Math.min(1, (view.zoom - countyZoom.lines) * 2 + 0.3);
      stroke(counties.lines, areas.length > 0 ? ink.border : ink.county, 1);
      canvas.globalAlpha = 1;
    }
    stroke(atlas.borders.inner, ink.border, view.zoom > 5 ? 1.5 : 1);
    stroke(atlas.borders.outer, ink.coast, 1);
  }
  if (radius) {
    canvas.beginPath();
    for (const { x, y } of circleAround(radius)) canvas.lineTo(toX(x), toY(y));
    canvas.closePath();
    canvas.fillStyle = ink.circle;
    canvas.globalAlpha = 0.1;
    canvas.fill();
    canvas.globalAlpha = 1;
    canvas.strokeStyle = ink.circle;
    canvas.lineWidth = 2;
    canvas.stroke();
    const middle = project(radius);
    canvas.beginPath();
    canvas.arc(toX(middle.x), toY(middle.y), 3, 0, 2 * Math.PI);
    canvas.fillStyle = ink.circle;
    canvas.fill();
  }
  canvas.textBaseline = 'middle';
  for (const { kind, text, x, y, dx, dy, align } of labels) {
    const at = { x: toX(x) + (kind === 'radius' ? beside : 0), y: toY(y) };
    if (kind === 'city') {
      canvas.beginPath();
      canvas.arc(at.x, at.y, 2, 0, 2 * Math.PI);
      canvas.fillStyle = ink.muted;
      canvas.fill();
    }
    canvas.font = `${weights[kind]} 12px ${ink.font}`;
    canvas.letterSpacing = kind === 'state' || kind === 'county' ? '1.2px' : '0px';
    canvas.textAlign = align;
    canvas.lineWidth = kind === 'radius' ? 6 : 3;
    canvas.strokeStyle = ink.land;
    canvas.fillStyle = kind === 'radius' ? ink.circle : ink.muted;
    canvas.strokeText(text, at.x + dx, at.y + dy);
    canvas.fillText(text, at.x + dx, at.y + dy);
  }
}
