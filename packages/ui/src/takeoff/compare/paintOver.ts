import type { Matrix } from '../canvas/view.ts';
import { apply } from '../canvas/view.ts';
import { tracePath } from '../canvas/tracePath.ts';
import { shapeOf } from '../geometry/shape.ts';
import type { CanvasMeasure } from '../types.ts';
import type { PaintOver, Side } from './CompareStage.ts';
import type { SheetChange } from './findChanges.ts';
import { hatchChanges } from './hatchChanges.ts';
import type { SheetPair } from './alignment.ts';
import { paintChanges, type ShownChanges } from './paintChanges.ts';

export interface CompareInk {
  before: string;
  after: string;
  /** Color of parts that were both added and removed. */
  both: string;
  paper: string;
  font: string;
}
export type ComparedMeasures = Record<Side, readonly CanvasMeasure[]>;

/** Line widths in CSS pixels; old measures are wider so that they show behind new ones. */
const line = { before: 7, after: 3 };
const dot = 4;
const cross = 14;

function paintMeasures(
  context: CanvasRenderingContext2D,
  measures: readonly CanvasMeasure[],
  { matrix, ratio, color, width }: { matrix: Matrix; ratio: number; color: string; width: number },
) {
  const [a, b, c, d, e, f] = matrix;
  context.strokeStyle = context.fillStyle = color;
  context.lineJoin = context.lineCap = 'round';
  for (const { type, geometry } of measures) {
    const kind = shapeOf(type);
    if (kind === 'marks') {
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      for (const vertex of geometry.vertices) {
        const p = apply(matrix, vertex);
        context.beginPath();
        context.arc(p.x, p.y, dot + width / 2, 0, 2 * Math.PI);
        context.fill();
      }
      continue;
    }
    context.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, e * ratio, f * ratio);
    const isClosed = kind === 'region' || geometry.closed === true;
    context.beginPath();
    tracePath(context, geometry.vertices, isClosed);
    for (const ring of geometry.cutouts ?? []) tracePath(context, ring, true);
    if (kind === 'region') {
      context.globalAlpha = 0.16;
      context.fill('evenodd');
    }
    context.globalAlpha = 0.85;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.lineWidth = width;
    context.stroke();
    context.globalAlpha = 1;
  }
}

/** Paints a numbered cross at an alignment point. */
function paintPlace(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number },
  text: string,
  { color, paper, font }: { color: string; paper: string; font: string },
) {
  const { x, y } = at;
  for (const [width, style] of [
    [4, paper],
    [2, color],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.beginPath();
    context.moveTo(x - cross, y);
    context.lineTo(x + cross, y);
    context.moveTo(x, y - cross);
    context.lineTo(x, y + cross);
    context.stroke();
  }
  context.font = `600 12px ${font}`;
  context.lineWidth = 4;
  context.strokeStyle = paper;
  context.strokeText(text, x + 6, y - 6);
  context.fillStyle = color;
  context.fillText(text, x + 6, y - 6);
}

/** Visibility of both sheets, and the similarity that aligns them. */
export const paintOver =
  (shown: {
    measures: ComparedMeasures;
    /** Drawing changes; null while hidden. */
    changes: ShownChanges | null;
    /** Changes to hatch in the overlay, because color alone is not accessible. */
    hatched: readonly SheetChange[];
    /** Alignment points placed so far. */
    places: readonly Partial<SheetPair>[];
    /** Divider position as a fraction of the width; null outside the swipe view. */
    divide: number | null;
    /** Keyboard crosshair for the next alignment point. */
    aim: { side: Side; at: { x: number; y: number } } | null;
    ink: CompareInk;
  }): PaintOver =>
  (context, matrixOf, ratio, parts) => {
    const { measures, changes, hatched, places, divide, aim, ink } = shown;
    const { width, height } = context.canvas;
    const middle = divide === null ? 0 : width * divide;
    if (hatched.length > 0)
      hatchChanges(context, hatched, {
        matrix: matrixOf('after'),
        ratio,
        ink: { removed: ink.before, added: ink.after },
      });
    for (const side of ['before', 'after'] as const) {
      context.save();
      if (divide !== null) {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.beginPath();
        if (side === 'before') context.rect(0, 0, middle, height);
        else context.rect(middle, 0, width - middle, height);
        context.clip();
      }
      paintMeasures(context, measures[side], {
        matrix: matrixOf(side),
        ratio,
        color: ink[side],
        width: line[side],
      });
      context.restore();
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (changes)
      for (const { region, matrix } of parts) {
        context.save();
        context.beginPath();
        context.rect(region.x, region.y, region.width, region.height);
        context.clip();
        paintChanges(context, changes, matrix, { ...ink, added: ink.after, removed: ink.before });
        context.restore();
      }
    for (const [index, place] of places.entries())
      for (const side of ['before', 'after'] as const) {
        const at = place[side];
        if (at)
          paintPlace(context, apply(matrixOf(side), at), String(index + 1), { ...ink, color: ink[side] });
      }
    if (aim) paintPlace(context, aim.at, '', { ...ink, color: ink[aim.side] });
  };
