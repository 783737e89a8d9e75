import { labelPoint, type Geometry, type Point } from '@plumbline/estimating';
import { inRegion } from '../geometry/shape.ts';
import type { Mark } from './MarksIndex.ts';
import type { MarkGroup } from './groupMarks.ts';
import { colorOf, type Scene } from './scene.ts';
import { type RenderTarget, toPixels } from './RenderTarget.ts';
import { apply } from './view.ts';

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

let rooms = new WeakMap<Geometry, Room>();

/** Clears cached text widths that were measured with a fallback font. */
export function clearTextWidths(): void {
  rooms = new WeakMap();
}

/**
 * Position of a label of a size in points: where the area is widest, else any place it fits in, else the innermost
 * point. Cached by size.
 */
function roomFor(
  { measure, shape, ...box }: Mark,
  width: number,
  height: number,
  turned: boolean,
): Point | null {
  const { geometry } = measure;
  const cached = rooms.get(geometry);
  if (cached && Math.abs(cached.width / width - 1) < 0.1) return cached.at;
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

/** Paints labels of areas and cut-outs that have room. Yields so that the work can be split over frames. */
export function* paintLabels(
  target: RenderTarget,
  groups: readonly MarkGroup[],
  scene: Scene,
): Generator<void, void> {
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
      paintCutoutText(target, mark, scene, color);
      const text = scene.quantity(mark.measure);
      context.font = `600 12px ${scene.ink.font}`;
      const codeWidth = context.measureText(code).width;
      context.font = `400 12px ${scene.ink.font}`;
      const textWidth = context.measureText(text).width;
      const boxWidth = codeWidth + textWidth + 18;
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
      context.fillText(text, x + 12 + codeWidth, y + 10.5);
    }
  }
}

function paintCutoutText({ context, matrix, scale }: RenderTarget, mark: Mark, scene: Scene, color: string) {
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
    const text = `−${scene.cutout(mark.measure, ring)}`;
    context.font = `500 12px ${scene.ink.font}`;
    const width = context.measureText(text).width;
    if (width + 2 > Math.max(box.maxX - box.minX, box.maxY - box.minY) * scale) return;
    const p = apply(matrix, { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 });
    context.textAlign = 'center';
    // A halo keeps the figure legible over the drawing.
    context.strokeStyle = scene.ink.paper;
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.strokeText(text, p.x, p.y);
    context.fillStyle = color;
    context.fillText(text, p.x, p.y);
    context.textAlign = 'left';
  });
}
