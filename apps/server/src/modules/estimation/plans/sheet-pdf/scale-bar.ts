import type { LegendRow, Point } from '@plumbline/estimating';
import { dashed, traceMark } from './mark-styles.ts';
import { inkColor, paperColor, type Pen, type SheetDrawing } from './types.ts';

export const mutedColor = '#5d6775';
export const edgeColor = '#d3d8df';
const steps = [1, 2, 5];

/** Longest of 1, 2, 5, 10 … real units that fits in the given points. */
export function barLength(perPoint: number, most: number): number {
  let best = 0;
  for (let power = -3; power < 7; power++)
    for (const step of steps) {
      const length = step * 10 ** power;
      if (length / perPoint <= most) best = Math.max(best, length);
    }
  return best;
}

/** Top left corner of the displayed sheet. */
function originOf({ box: { x, y, width, height }, turn }: Pen): Point {
  const corners: Record<Pen['turn'], Point> = {
    0: { x, y: y + height },
    90: { x, y },
    180: { x: x + width, y },
    270: { x: x + width, y: y + height },
  };
  return corners[turn];
}

/** Text that fits in a width, shortened with an ellipsis. */
export const clipped = (pen: Pen, text: string, room: number): string => {
  if (pen.doc.widthOfString(text) <= room) return text;
  let kept = text;
  while (kept.length > 1 && pen.doc.widthOfString(`${kept}…`) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
};

/** Legend sample of a condition: area, line or mark. */
export function drawKey(
  pen: Pen,
  { kind, color, hatch, shape }: LegendRow,
  { x, y }: Point,
  edge: number,
): void {
  const { doc, unit } = pen;
  if (kind === 'marks') {
    doc.save().translate(x + edge / 2, y + edge / 2);
    // Pointed shapes extend further than a disc.
    const radius = (edge / 2) * (shape === 'circle' || shape === 'square' ? 1 : 0.7);
    traceMark(pen, shape, radius, radius);
    doc.fill(color).restore();
    return;
  }
  if (kind === 'path') {
    const width = edge * 0.26;
    dashed(pen, hatch, width * 0.5);
    doc
      .moveTo(x - edge * 0.25, y + edge / 2)
      .lineTo(x + edge * 1.25, y + edge / 2)
      .lineWidth(width)
      .stroke(color)
      .undash();
    return;
  }
  const lines = pen.hatching.fill(hatch, color, unit * 0.6, true);
  if (!lines) {
    doc.rect(x, y, edge, edge).fill(color);
    return;
  }
  doc.rect(x, y, edge, edge).fillOpacity(0.2).fill(color).fillOpacity(1);
  doc.rect(x, y, edge, edge).fill(lines);
  doc
    .rect(x, y, edge, edge)
    .lineWidth(0.75 * unit)
    .stroke(color);
}

/** Draws scale and legend in a corner of the displayed sheet. */
export function drawCorner(pen: Pen, { legend, scale, corner = 'top-left' }: SheetDrawing): void {
  if (!legend && !scale) return;
  const { doc, box, turn, unit } = pen;
  const isSideways = turn === 90 || turn === 270;
  const [seenWidth, seenHeight] = isSideways ? [box.height, box.width] : [box.width, box.height];
  const size = 12 * unit;
  const line = size * 1.6;
  const pad = size;
  const most = Math.max(0, Math.floor((seenHeight * 0.6 - 6 * line) / line));
  const rows = legend?.rows.slice(0, most) ?? [];
  const left = (legend?.rows.length ?? 0) - rows.length;
  const width = Math.min(seenWidth * 0.45, 320 * unit);
  const barHeight = scale?.bar ? line * 1.9 : 0;
  const height =
    2 * pad + (legend ? (rows.length + 1.2 + (left > 0 ? 1 : 0)) * line : 0) + (scale ? line + barHeight : 0);
  pen.upright(originOf(pen), () => {
    const gap = 18 * unit;
    doc.translate(
      corner.endsWith('left') ? gap : seenWidth - gap - width,
      corner.startsWith('top') ? gap : seenHeight - gap - height,
    );
    doc
      .roundedRect(0, 0, width, height, size / 2)
      .lineWidth(0.75 * unit)
      .fillOpacity(0.94)
      .fillAndStroke(paperColor, edgeColor)
      .fillOpacity(1);
    let y = pad;
    const write = (weight: 'regular' | 'bold', text: string, x: number, room: number, color = inkColor) => {
      pen.face(weight, size).fillColor(color);
      doc.text(clipped(pen, text, room), x, y, { lineBreak: false });
    };
    if (legend) {
      write('bold', legend.title, pad, width - 2 * pad);
      y += line * 1.2;
      for (const row of rows) {
        const { code, name, quantity } = row;
        const figure = pen.face('bold', size).widthOfString(quantity);
        drawKey(pen, row, { x: pad, y: y + size * 0.15 }, size * 0.9);
        write('bold', code, pad + size * 1.5, size * 5);
        write(
          'regular',
          name,
          pad + size * 1.5 + Math.min(size * 5, doc.widthOfString(code)) + size * 0.6,
          width - 2 * pad - figure - size * 3.2 - Math.min(size * 5, doc.widthOfString(code)),
        );
        write('bold', quantity, width - pad - figure, figure + 1);
        y += line;
      }
      if (left > 0) {
        write('regular', `and ${left} more`, pad, width - 2 * pad, mutedColor);
        y += line;
      }
    }
    if (!scale) return;
    // On a stretched sheet, the bar uses the displayed horizontal scale.
    const [across, up] = isSideways ? [scale.along?.y, scale.along?.x] : [scale.along?.x, scale.along?.y];
    const scaleLine = across ? `${scale.text}: across ${across}, up ${up}` : scale.text;
    write('regular', scaleLine, pad, width - 2 * pad, mutedColor);
    y += line;
    if (!scale.bar) return;
    const perPoint = isSideways ? scale.bar.y : scale.bar.x;
    const real = barLength(perPoint, width - 2 * pad - size * 3);
    if (real === 0) return;
    const long = real / perPoint;
    const thick = size * 0.45;
    for (let part = 0; part < 4; part++)
      doc
        .rect(pad + (long * part) / 4, y, long / 4, thick)
        .lineWidth(0.5 * unit)
        .fillAndStroke(part % 2 === 0 ? inkColor : paperColor, inkColor);
    y += thick + size * 0.3;
    const figure = (value: number) => String(Number(value.toPrecision(6)));
    pen.face('regular', size * 0.85).fillColor(inkColor);
    doc.text('0', pad, y, { lineBreak: false });
    doc.text(`${figure(real)} ${scale.bar.unit}${across ? ' across' : ''}`, pad + long - size * 0.5, y, {
      lineBreak: false,
    });
  });
}
