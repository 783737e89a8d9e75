import { hatchDashes, type Point } from '@plumbline/estimating';
import type { MarkShape } from '../types.ts';
import { hatchFor } from './hatch.ts';
import { withAlpha } from './canvasTheme.ts';
import type { Mark } from './MarksIndex.ts';
import { traceMark } from './markShape.ts';
import { paintLabels } from './paintLabels.ts';
import { paintPlanMarks } from './paintPlanMarks.ts';
import { colorOf, type Scene } from './scene.ts';
import { type RenderTarget, toPage, toPixels } from './RenderTarget.ts';
import { tracePath } from './tracePath.ts';
import { apply } from './view.ts';
import { type MarkGroup, groupMarks } from './groupMarks.ts';

/** Line width of a path in CSS pixels, depending on the zoom. */
export const pathWidth = (scale: number): number => Math.min(5, Math.max(1.5, 4 * Math.sqrt(scale)));

export const discRadius = (scale: number): number => (scale < 0.3 ? 3 : scale < 0.6 ? 5 : 8);

/** Number of shapes traced between time checks. */
const stride = 32;

/**
 * Paints shapes batched by style: areas, lines, counts, labels, plan marks. Yields so that the work can be split over
 * frames.
 */
export function* paintMarks(
  target: RenderTarget,
  marks: readonly Mark[],
  scene: Scene,
): Generator<void, void> {
  const groups = groupMarks(marks);
  for (const group of groups.region) yield* paintRegions(target, group, scene);
  for (const group of groups.path) yield* paintPaths(target, group, scene);
  for (const group of groups.marks) yield* paintCounts(target, group, scene);
  yield* paintLabels(target, groups.region, scene);
  for (const group of groups.box) yield* paintPlanMarks(target, group.marks, scene);
}

function* batches(marks: readonly Mark[]): Generator<Mark[], void> {
  for (let i = 0; i < marks.length; i += stride) yield marks.slice(i, i + stride);
}

function* paintRegions(
  target: RenderTarget,
  { conditionId, marks }: MarkGroup,
  scene: Scene,
): Generator<void, void> {
  const { context } = target;
  const color = colorOf(scene, conditionId);
  const hatch = scene.conditions.get(conditionId)?.hatch ?? 'none';
  // Hatches are kept at low zoom, where areas smaller than a tile appear tinted.
  const pattern = hatch === 'none' ? null : hatchFor(target, color, hatch);
  const tint = withAlpha(color, 0.2);
  for (const batch of batches(marks)) {
    for (const { measure } of batch) {
      // Fill areas separately: overlaps in one even-odd path would be empty.
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

function* paintPaths(
  target: RenderTarget,
  { conditionId, marks }: MarkGroup,
  scene: Scene,
): Generator<void, void> {
  const { context, scale } = target;
  const color = colorOf(scene, conditionId);
  const width = pathWidth(scale);
  const dots = scale >= 0.5;
  const dashes = hatchDashes[scene.conditions.get(conditionId)?.hatch ?? 'none'].map((each) => each * width);
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
    context.setLineDash(dashes);
    context.stroke();
    context.setLineDash([]);
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

function* paintCounts(
  target: RenderTarget,
  { conditionId, marks }: MarkGroup,
  scene: Scene,
): Generator<void, void> {
  const { context, scale } = target;
  const color = colorOf(scene, conditionId);
  const radius = discRadius(scale);
  const shape = scene.conditions.get(conditionId)?.markShape ?? 'circle';
  toPixels(target);
  for (const batch of batches(marks)) {
    context.beginPath();
    for (const { measure } of batch) {
      for (const vertex of measure.geometry.vertices) {
        traceMark(context, shape, apply(target.matrix, vertex), radius);
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
          if (number.length > 2) pill(context, p, number.length * 7.5 + 6, { color, shape }, scene);
          context.fillText(number, p.x, p.y + 0.5);
        });
      }
    }
    yield;
  }
}

/** Background for three-digit numbers, which do not fit a mark. */
function pill(
  context: CanvasRenderingContext2D,
  p: Point,
  width: number,
  { color, shape }: { color: string; shape: MarkShape },
  { ink }: Scene,
) {
  context.beginPath();
  context.roundRect(p.x - width / 2, p.y - 8, width, 16, shape === 'circle' ? 8 : 1);
  context.fillStyle = color;
  context.fill();
  context.stroke();
  context.fillStyle = ink.onMark;
}
