import { boxOf } from '../geometry/box.ts';
import { isPlanMark, type CanvasPlanMark } from '../types.ts';
import { withAlpha } from './canvasTheme.ts';
import { boxHeight, linesOf, markLayouts } from './markLayout.ts';
import type { Mark } from './MarksIndex.ts';
import type { Scene } from './scene.ts';
import type { RenderTarget } from './RenderTarget.ts';
import { apply } from './view.ts';

/** Text height of an image placeholder, in CSS pixels. */
const plainLetters = 13;

/** Minimum legible text height in CSS pixels; below it only the box is drawn. */
const legible = 3;

const colorIn = ({ type, content }: CanvasPlanMark, { ink }: Scene): string =>
  content.color ?? (type === 'link' ? ink.select : ink.text);

/** Paints notes, stamps, images and links. Yields so that the work can be split over frames. */
export function* paintPlanMarks(
  target: RenderTarget,
  marks: readonly Mark[],
  scene: Scene,
): Generator<void, void> {
  let done = 0;
  for (const { measure } of marks) {
    if (!isPlanMark(measure)) continue;
    paintOne(target, measure, scene);
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

function paintOne({ context, matrix, scale, ratio }: RenderTarget, mark: CanvasPlanMark, scene: Scene) {
  const box = boxOf(mark.geometry);
  const [a, b, , d] = mark.geometry.vertices;
  if (!box || !a || !b || !d) return;
  const picture = scene.pictureOf(mark);
  const lines = linesOf(scene.textOf(mark));
  // Without its picture, an image is a box with its description.
  const type = mark.type === 'image' ? 'text' : mark.type;
  const look = markLayouts[type];
  const fitting = box.height / boxHeight(type, lines.length);
  const size = mark.type === 'image' ? Math.min(fitting, plainLetters / scale) : fitting;
  const color = colorIn(mark, scene);
  const [at, right, down] = [apply(matrix, a), apply(matrix, b), apply(matrix, d)];
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
