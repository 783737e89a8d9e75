import {
  flatten,
  labelPoint,
  pathMiddle,
  pointInPolygon,
  type Point,
  type Vertex,
} from '@plumbline/estimating';
import PDFDocument from 'pdfkit';
import { currentTypeface, typefaces, registerTypeface } from '../../../../pdf/fonts.ts';
import { dashed, Hatching, traceMark } from './mark-styles.ts';
import { drawMarks } from './draw-marks.ts';
import { drawCorner } from './scale-bar.ts';
import { trace } from './trace-path.ts';
import {
  inkColor,
  onBaseline,
  paperColor,
  toBaseline,
  type DrawnLabel,
  type PageBox,
  type Pen,
  type SheetDrawing,
  type Turn,
} from './types.ts';

const reference = 2592;
function drawLabel(pen: Pen, at: Point, { code, text: labelText }: DrawnLabel, color: string): void {
  const { doc, unit } = pen;
  const size = 9 * unit;
  const { width, codeWidth } = labelSize(pen, { code, text: labelText });
  pen.upright(at, () => {
    doc
      .roundedRect(-width / 2, -size * 0.85, width, size * 1.7, size / 3)
      .lineWidth(0.75 * unit)
      .fillOpacity(0.95)
      .fillAndStroke(paperColor, color)
      .fillOpacity(1);
    const y = size * toBaseline;
    pen
      .face('bold', size)
      .fillColor(inkColor)
      .text(code, -width / 2 + size / 2, y, onBaseline);
    pen.face('regular', size).text(labelText, -width / 2 + size + codeWidth, y, onBaseline);
  });
}
function labelSize(pen: Pen, { code, text: labelText }: DrawnLabel): { width: number; codeWidth: number } {
  const size = 9 * pen.unit;
  const codeWidth = pen.face('bold', size).widthOfString(code);
  return { codeWidth, width: codeWidth + pen.face('regular', size).widthOfString(labelText) + size * 1.5 };
}

/** Draws a label inside its area if it fits; the legend has the sum otherwise. */
function fits(pen: Pen, at: Point, outline: readonly Vertex[], width: number): boolean {
  const flat = flatten(outline, true);
  const isSideways = pen.turn === 90 || pen.turn === 270;
  const [dx, dy] = isSideways ? [0, width / 2] : [width / 2, 0];
  return [-1, 1].every((side) => pointInPolygon({ x: at.x + side * dx, y: at.y + side * dy }, flat));
}

function drawRegions(pen: Pen, { regions }: SheetDrawing): void {
  const { doc, unit } = pen;
  for (const { color, hatch, outline, holes } of regions) {
    const traceAll = () => {
      trace(pen, outline, true);
      for (const hole of holes) trace(pen, hole, true);
    };
    traceAll();
    doc.fillOpacity(0.2).fill(color, 'even-odd');
    const lines = pen.hatching.fill(hatch, color, unit);
    if (lines) {
      traceAll();
      doc.fillOpacity(0.5).fill(lines, 'even-odd');
    }
    doc.fillOpacity(1);
    trace(pen, outline, true);
    doc.lineWidth(1.5 * unit).stroke(color);
    for (const hole of holes) {
      trace(pen, hole, true);
      doc
        .lineWidth(unit)
        .dash(4 * unit, { space: 3 * unit })
        .stroke(color)
        .undash();
    }
  }
}

function drawPaths(pen: Pen, { paths }: SheetDrawing): void {
  for (const { color, hatch, vertices, closed } of paths) {
    trace(pen, vertices, closed);
    dashed(pen, hatch, 3 * pen.unit);
    pen.doc
      .lineWidth(3 * pen.unit)
      .strokeOpacity(0.92)
      .stroke(color)
      .strokeOpacity(1)
      .undash();
  }
}

function drawCounts(pen: Pen, { counts }: SheetDrawing): void {
  const { doc, unit } = pen;
  const size = 7 * unit;
  for (const { color, shape, points, first } of counts)
    points.forEach((point, at) => {
      const number = String(first + at);
      const half = Math.max(6 * unit, pen.face('bold', size).widthOfString(number) / 2 + 2.5 * unit);
      pen.upright(point, () => {
        traceMark(pen, shape, 6 * unit, half);
        doc.lineWidth(0.75 * unit).fillAndStroke(color, paperColor);
        pen
          .face('bold', size)
          .fillColor(paperColor)
          .text(number, -doc.widthOfString(number) / 2, size * toBaseline, onBaseline);
      });
    });
}

function drawLabels(pen: Pen, { regions, paths }: SheetDrawing): void {
  for (const { color, outline, holes, label } of regions) {
    const at = label && labelPoint({ vertices: outline, cutouts: holes });
    if (at && fits(pen, at, outline, labelSize(pen, label).width)) drawLabel(pen, at, label, color);
  }
  for (const { color, vertices, closed, label } of paths) {
    const at = label && pathMiddle(vertices, closed);
    const [from, to] = [vertices[0], vertices[1]];
    const isLong =
      label &&
      from &&
      to &&
      Math.max(...vertices.map((each) => Math.hypot(each.x - from.x, each.y - from.y))) >
        labelSize(pen, label).width * 1.5;
    if (at && isLong) drawLabel(pen, at, label, color);
  }
}

/** Renders an overlay page of the box size. @param turn clockwise rotation as displayed. */
export async function drawOverlay(drawing: SheetDrawing, box: PageBox, turn: Turn): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: [box.width, box.height],
    margin: 0,
    font: typefaces[currentTypeface].regular,
  });
  registerTypeface(doc, currentTypeface);
  const parts: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve).once('error', reject);
  });
  // The error is reported to the awaiting caller, possibly later.
  done.catch(() => undefined);
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const pen: Pen = {
    doc,
    box,
    turn,
    unit: Math.min(1.5, Math.max(0.6, Math.max(box.width, box.height) / reference)),
    hatching: new Hatching(doc, turn),
    face: (weight, size) => doc.font(weight).fontSize(size),
    upright: ({ x, y }, draw) => {
      doc.save().transform(1, 0, 0, -1, x, y).rotate(-turn);
      draw();
      doc.restore();
    },
  };
  // Sheet coordinates from here on.
  doc.transform(1, 0, 0, -1, -box.x, box.y + box.height);
  drawRegions(pen, drawing);
  drawPaths(pen, drawing);
  drawCounts(pen, drawing);
  drawLabels(pen, drawing);
  drawMarks(pen, drawing);
  drawCorner(pen, drawing);
  doc.end();
  await done;
  return Buffer.concat(parts);
}
