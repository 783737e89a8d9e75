import { isTextMark, markKindOf } from '@plumbline/estimating';
import { boxOf } from '../geometry/box.ts';
import { shapeOf } from '../geometry/shape.ts';
import { isPlanMark, type CanvasPlanMark } from '../types.ts';
import { withAlpha } from './canvasTheme.ts';
import { boxHeight, linesOf, markLayouts } from './markLayout.ts';
import type { Mark } from './MarksIndex.ts';
import type { Scene } from './scene.ts';
import { paintLegend } from './paintLegend.ts';
import { paintLeader, paintStrokeMark } from './paintStrokeMark.ts';
import type { RenderTarget } from './RenderTarget.ts';
import { apply } from './view.ts';

/** Text height of an image placeholder, in CSS pixels. */
const plainLetters = 13;

/** Minimum legible text height in CSS pixels; below it only the box is drawn. */
const legible = 3;

/** Color of a mark: its own, that of its kind, or the ink of the theme. */
export const markColor = ({ type, content }: CanvasPlanMark, { ink }: Scene): string =>
  content.color ?? markKindOf(type)?.color ?? (type === 'link' ? ink.select : ink.text);

/** Paints plan marks, highlights below all others, which they would tint. Yields so that the work can be split over frames. */
export function* paintPlanMarks(
  target: RenderTarget,
  marks: readonly Mark[],
  scene: Scene,
): Generator<void, void> {
  let done = 0;
  const isHighlight = ({ measure }: Mark) => measure.type === 'highlight';
  for (const { measure } of [...marks.filter(isHighlight), ...marks.filter((mark) => !isHighlight(mark))]) {
    if (!isPlanMark(measure)) continue;
    const color = markColor(measure, scene);
    if (shapeOf(measure.type) === 'box') paintBoxMark(target, measure, color, scene);
    else paintStrokeMark(target, measure, color, scene);
    if (++done % 16 === 0) yield;
  }
}

/** Paints the arrow of a link, because not every font has the glyph. */
function paintArrow(context: CanvasRenderingContext2D, x: number, y: number, size: number, color: string) {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + 0.8 * size, y);
  context.moveTo(x + 0.5 * size, y - 0.3 * size);
  context.lineTo(x + 0.8 * size, y);
  context.lineTo(x + 0.5 * size, y + 0.3 * size);
  context.strokeStyle = color;
  context.lineWidth = 0.12 * size;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.stroke();
}

function paintBoxMark(target: RenderTarget, mark: CanvasPlanMark, color: string, scene: Scene) {
  const { context, matrix, scale, ratio } = target;
  const box = boxOf(mark.geometry);
  const [a, b, , d] = mark.geometry.vertices;
  if (!box || !a || !b || !d) return;
  const picture = scene.pictureOf(mark);
  const lines = linesOf(scene.textOf(mark));
  // Without its picture, an image is a box with its description.
  const type = isTextMark(mark.type) ? mark.type : 'text';
  const look = markLayouts[type];
  const fitting = box.height / boxHeight(type, lines.length);
  const size = mark.type === 'image' ? Math.min(fitting, plainLetters / scale) : fitting;
  const [at, right, down] = [apply(matrix, a), apply(matrix, b), apply(matrix, d)];
  if (mark.type === 'callout') paintLeader(target, mark, color);
  context.save();
  // Draw in the mark's coordinates from here: right and down as it is read.
  context.setTransform(
    ((right.x - at.x) / box.width) * ratio,
    ((right.y - at.y) / box.width) * ratio,
    ((down.x - at.x) / box.height) * ratio,
    ((down.y - at.y) / box.height) * ratio,
    at.x * ratio,
    at.y * ratio,
  );
  if (mark.type === 'legend') {
    paintLegend(context, box.width, box.height, scene);
    context.restore();
    return;
  }
  if (picture) {
    context.globalAlpha = mark.content.opacity ?? 1;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, box.width, box.height);
    context.restore();
    return;
  }
  const thin = 1 / scale;
  const edge = mark.type === 'stamp' ? Math.max(size * 0.11, thin) : thin;
  context.beginPath();
  context.roundRect(edge / 2, edge / 2, box.width - edge, box.height - edge, size * 0.3);
  context.fillStyle = withAlpha(scene.ink.paper, 0.9);
  context.fill();
  context.strokeStyle = type === 'text' ? withAlpha(color, 0.35) : color;
  context.lineWidth = edge;
  context.stroke();
  if (size * scale >= legible) {
    context.fillStyle = color;
    context.textAlign = look.align;
    context.textBaseline = 'middle';
    const inner = box.width - (2 * look.padding.x + look.arrow) * size;
    const x = look.align === 'center' ? box.width / 2 : look.padding.x * size;
    let y = look.padding.y * size;
    lines.forEach((line, index) => {
      const { size: letters, weight, line: takes } = index === 0 ? look.first : look.rest;
      context.font = `${weight} ${letters * size}px ${scene.ink.font}`;
      context.fillText(line, x, y + (takes * size) / 2, inner);
      y += takes * size;
    });
    if (look.arrow)
      paintArrow(context, box.width - (look.padding.x + 0.85) * size, box.height / 2, size, color);
  }
  context.restore();
}
