import { labelPoint, type Geometry, type Point } from '@plumbline/estimating';
import { inRegion } from '../geometry/shape.ts';
import type { CanvasCondition, CanvasMeasure, Hatch } from '../types.ts';
import { type Ink, withAlpha } from './ink.ts';
import type { Mark } from './MarksIndex.ts';
import { tracePath } from './trace.ts';
import { apply, type Matrix } from './view.ts';

/** What the painter needs to know beside the marks. */
export interface Scene {
  conditions: ReadonlyMap<string, CanvasCondition>;
  ink: Ink;
  /** The words on an area: its quantity. */
  quantity(measure: CanvasMeasure): string;
  /** Area of one cut-out ring, as it stands in it. */
  cutout(measure: CanvasMeasure, ring: number): string;
  /** Number of the first mark of a count. */
  firstNumber(measure: CanvasMeasure): number;
}

/** Where to paint: the matrix from page points to CSS pixels on the canvas, and device pixels per CSS pixel. */
export interface Target {
  context: CanvasRenderingContext2D;
  matrix: Matrix;
  /** CSS pixels per point. */
  scale: number;
  ratio: number;
}

const unknownColor = 'slategray';

/** Line width of a path in CSS pixels: a wall seen near, a hair on the whole sheet. */
export const pathWidth = (scale: number): number => Math.min(5, Math.max(1.5, 4 * Math.sqrt(scale)));

export const discRadius = (scale: number): number => (scale < 0.3 ? 3 : scale < 0.6 ? 5 : 8);

/** Traced before the painter looks at the clock again. */
const stride = 32;

const labelPoints = new WeakMap<Geometry, Point | null>();
const pointFor = (geometry: Geometry): Point | null => {
  let point = labelPoints.get(geometry);
  if (point === undefined) labelPoints.set(geometry, (point = labelPoint(geometry) ?? null));
  return point;
};

interface Room {
  width: number;
  at: Point | null;
}

const rooms = new WeakMap<Geometry, Room>();

/**
 * Where a label of that size (in points) goes: where the area is widest about it, else anywhere that it fits inside,
 * else the area's innermost point. Kept for a size; zooming asks again.
 */
function roomFor(
  { measure, shape, ...box }: Mark,
  width: number,
  height: number,
  turned: boolean,
): Point | null {
  const { geometry } = measure;
  const known = rooms.get(geometry);
  if (known && Math.abs(known.width / width - 1) < 0.1) return known.at;
  const dx = (turned ? height : width) / 2;
  const dy = (turned ? width : height) / 2;
  const fits = (p: Point) =>
    [-1, 0, 1].every((i) => [-1, 1].every((j) => inRegion({ x: p.x + i * dx, y: p.y + j * dy }, shape)));
  const inner = pointFor(geometry);
  let at = inner;
  if (inner && !fits(inner)) {
    const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
    let nearest = Infinity;
    for (let i = 1; i < 8; i++) {
      for (let j = 1; j < 8; j++) {
        const p = {
          x: box.minX + ((box.maxX - box.minX) * i) / 8,
          y: box.minY + ((box.maxY - box.minY) * j) / 8,
        };
        const away = Math.hypot(p.x - middle.x, p.y - middle.y);
        if (away < nearest && fits(p)) {
          nearest = away;
          at = p;
        }
      }
    }
  }
  rooms.set(geometry, { width, at });
  return at;
}

function toPage({ context, matrix, ratio }: Target) {
  const [a, b, c, d, e, f] = matrix;
  context.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, e * ratio, f * ratio);
}

function toPixels({ context, ratio }: Target) {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

const patterns = new Map<string, CanvasPattern | null>();

function hatchFor(context: CanvasRenderingContext2D, color: string, hatch: Hatch): CanvasPattern | null {
  const key = `${color}/${hatch}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const edge = 8;
  const tile = document.createElement('canvas');
  tile.width = tile.height = edge;
  const pen = tile.getContext('2d');
  let pattern: CanvasPattern | null = null;
  if (pen) {
    pen.strokeStyle = pen.fillStyle = withAlpha(color, 0.5);
    pen.beginPath();
    if (hatch === 'dots') {
      pen.arc(edge / 2, edge / 2, 1, 0, 2 * Math.PI);
      pen.fill();
    } else {
      for (const shift of [-edge, 0, edge]) {
        if (hatch !== 'back_diagonal') {
          pen.moveTo(shift, edge);
          pen.lineTo(shift + edge, 0);
        }
        if (hatch !== 'diagonal') {
          pen.moveTo(shift, 0);
          pen.lineTo(shift + edge, edge);
        }
      }
      pen.stroke();
    }
    pattern = context.createPattern(tile, 'repeat');
  }
  patterns.set(key, pattern);
  return pattern;
}

/** Paints marks, batched by style: areas, then lines, then counts, then words. Yields so that it can be spread. */
export function* paintMarks(target: Target, marks: readonly Mark[], scene: Scene): Generator<void, void> {
  const groups = grouped(marks);
  for (const group of groups.region) yield* paintRegions(target, group, scene);
  for (const group of groups.path) yield* paintPaths(target, group, scene);
  for (const group of groups.marks) yield* paintCounts(target, group, scene);
  yield* paintLabels(target, groups.region, scene);
}

interface Group {
  conditionId: string;
  marks: Mark[];
}

function grouped(marks: readonly Mark[]): Record<'region' | 'path' | 'marks', Group[]> {
  const maps = {
    region: new Map<string, Group>(),
    path: new Map<string, Group>(),
    marks: new Map<string, Group>(),
  };
  for (const mark of [...marks].sort((a, b) => a.order - b.order)) {
    const map = maps[mark.shape.kind];
    const { conditionId } = mark.measure;
    const group = map.get(conditionId);
    if (group) group.marks.push(mark);
    else map.set(conditionId, { conditionId, marks: [mark] });
  }
  return {
    region: [...maps.region.values()],
    path: [...maps.path.values()],
    marks: [...maps.marks.values()],
  };
}

const colorOf = (scene: Scene, conditionId: string) =>
  scene.conditions.get(conditionId)?.color ?? unknownColor;

function* batches(marks: readonly Mark[]): Generator<Mark[], void> {
  for (let i = 0; i < marks.length; i += stride) yield marks.slice(i, i + stride);
}

function* paintRegions(target: Target, { conditionId, marks }: Group, scene: Scene): Generator<void, void> {
  const { context } = target;
  const color = colorOf(scene, conditionId);
  const hatch = scene.conditions.get(conditionId)?.hatch ?? 'none';
  const pattern = hatch === 'none' || target.scale < 0.4 ? null : hatchFor(context, color, hatch);
  const tint = withAlpha(color, 0.2);
  for (const batch of batches(marks)) {
    for (const { measure } of batch) {
      // Each by itself: in one path with its neighbours, what two areas share would come out empty.
      toPage(target);
      context.beginPath();
      tracePath(context, measure.geometry.vertices, true);
      for (const ring of measure.geometry.cutouts ?? []) tracePath(context, ring, true);
      toPixels(target);
      context.fillStyle = tint;
      context.fill('evenodd');
      if (pattern) {
        context.fillStyle = pattern;
        context.fill('evenodd');
      }
    }
    toPage(target);
    context.beginPath();
    for (const { measure } of batch) tracePath(context, measure.geometry.vertices, true);
    toPixels(target);
    context.strokeStyle = color;
    context.lineWidth = target.scale < 0.4 ? 1.25 : 2;
    context.lineJoin = 'miter';
    context.stroke();
    if (batch.some(({ measure }) => measure.geometry.cutouts)) {
      toPage(target);
      context.beginPath();
      for (const { measure } of batch)
        for (const ring of measure.geometry.cutouts ?? []) tracePath(context, ring, true);
      toPixels(target);
      context.setLineDash([4, 3]);
      context.lineWidth = 1.5;
      context.stroke();
      context.setLineDash([]);
    }
    yield;
  }
}

function* paintPaths(target: Target, { conditionId, marks }: Group, scene: Scene): Generator<void, void> {
  const { context, scale } = target;
  const color = colorOf(scene, conditionId);
  const width = pathWidth(scale);
  const dots = scale >= 0.5;
  for (const batch of batches(marks)) {
    toPage(target);
    context.beginPath();
    for (const { measure } of batch)
      tracePath(context, measure.geometry.vertices, measure.geometry.closed === true);
    toPixels(target);
    context.strokeStyle = withAlpha(color, 0.92);
    context.lineWidth = width;
    context.lineCap = 'butt';
    context.lineJoin = 'miter';
    context.stroke();
    if (dots) {
      context.beginPath();
      const radius = width * 0.42;
      for (const { measure } of batch) {
        const { vertices } = measure.geometry;
        for (const end of [vertices[0], vertices.at(-1)]) {
          if (!end) continue;
          const p = apply(target.matrix, end);
          context.moveTo(p.x + radius, p.y);
          context.arc(p.x, p.y, radius, 0, 2 * Math.PI);
        }
      }
      context.fillStyle = scene.ink.paper;
      context.fill();
    }
    yield;
  }
}

function* paintCounts(target: Target, { conditionId, marks }: Group, scene: Scene): Generator<void, void> {
  const { context, scale } = target;
  const color = colorOf(scene, conditionId);
  const radius = discRadius(scale);
  toPixels(target);
  for (const batch of batches(marks)) {
    context.beginPath();
    for (const { measure } of batch) {
      for (const vertex of measure.geometry.vertices) {
        const p = apply(target.matrix, vertex);
        context.moveTo(p.x + radius, p.y);
        context.arc(p.x, p.y, radius, 0, 2 * Math.PI);
      }
    }
    context.fillStyle = color;
    context.fill();
    if (radius > 6) {
      context.strokeStyle = scene.ink.paper;
      context.lineWidth = 1;
      context.stroke();
      context.fillStyle = scene.ink.onMark;
      context.font = `600 12px ${scene.ink.font}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      for (const { measure } of batch) {
        const first = scene.firstNumber(measure);
        measure.geometry.vertices.forEach((vertex, i) => {
          const p = apply(target.matrix, vertex);
          const number = String(first + i);
          if (number.length > 2) pill(context, p, number.length * 7.5 + 6, color, scene);
          context.fillText(number, p.x, p.y + 0.5);
        });
      }
    }
    yield;
  }
}

/** Three figures do not fit a disc at a legible size. */
function pill(context: CanvasRenderingContext2D, p: Point, width: number, color: string, { ink }: Scene) {
  context.beginPath();
  context.roundRect(p.x - width / 2, p.y - 8, width, 16, 8);
  context.fillStyle = color;
  context.fill();
  context.stroke();
  context.fillStyle = ink.onMark;
}

function* paintLabels(target: Target, groups: readonly Group[], scene: Scene): Generator<void, void> {
  const { context, scale, matrix } = target;
  toPixels(target);
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  let done = 0;
  for (const { conditionId, marks } of groups) {
    const condition = scene.conditions.get(conditionId);
    const code = condition?.code ?? '';
    const color = colorOf(scene, conditionId);
    for (const mark of marks) {
      const width = (mark.maxX - mark.minX) * scale;
      const height = (mark.maxY - mark.minY) * scale;
      if (Math.min(width, height) < 28 || Math.max(width, height) < 72) continue;
      if (++done % 16 === 0) yield;
      paintCutoutWords(target, mark, scene, color);
      const words = scene.quantity(mark.measure);
      context.font = `600 12px ${scene.ink.font}`;
      const codeWidth = context.measureText(code).width;
      context.font = `400 12px ${scene.ink.font}`;
      const wordsWidth = context.measureText(words).width;
      const boxWidth = codeWidth + wordsWidth + 18;
      const turned = matrix[1] !== 0;
      if (boxWidth > (turned ? height : width) + 8) continue;
      const at = roomFor(mark, boxWidth / scale, 20 / scale, turned);
      if (!at) continue;
      const p = apply(matrix, at);
      const x = Math.round(p.x - boxWidth / 2) + 0.5;
      const y = Math.round(p.y - 10) + 0.5;
      context.beginPath();
      context.roundRect(x, y, boxWidth, 20, 4);
      context.fillStyle = scene.ink.paper;
      context.fill();
      context.strokeStyle = color;
      context.lineWidth = 1;
      context.stroke();
      context.fillStyle = scene.ink.text;
      context.font = `600 12px ${scene.ink.font}`;
      context.fillText(code, x + 6, y + 10.5);
      context.font = `400 12px ${scene.ink.font}`;
      context.fillText(words, x + 12 + codeWidth, y + 10.5);
    }
  }
}

function paintCutoutWords({ context, matrix, scale }: Target, mark: Mark, scene: Scene, color: string) {
  mark.shape.holes.forEach((hole, ring) => {
    const box = hole.reduce(
      (b, p) => ({
        minX: Math.min(b.minX, p.x),
        maxX: Math.max(b.maxX, p.x),
        minY: Math.min(b.minY, p.y),
        maxY: Math.max(b.maxY, p.y),
      }),
      { minX: Infinity, maxX: -Infinity, minY: Infinity, maxY: -Infinity },
    );
    const words = `−${scene.cutout(mark.measure, ring)}`;
    context.font = `500 12px ${scene.ink.font}`;
    const width = context.measureText(words).width;
    if (width + 2 > Math.max(box.maxX - box.minX, box.maxY - box.minY) * scale) return;
    const p = apply(matrix, { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 });
    context.textAlign = 'center';
    // A halo keeps the figure legible over the drawing that shows through the cut-out.
    context.strokeStyle = scene.ink.paper;
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.strokeText(words, p.x, p.y);
    context.fillStyle = color;
    context.fillText(words, p.x, p.y);
    context.textAlign = 'left';
  });
}
