import {
  arcBetween,
  flatten,
  boxHeight,
  labelPoint,
  linesOf,
  markLayouts,
  pathMiddle,
  pointInPolygon,
  type Point,
  type Vertex,
} from '@plumbline/estimating';
import PDFDocument from 'pdfkit';
import { currentTypeface, typefaces, registerTypeface } from '../../../../pdf/fonts.ts';
import { dashed, Hatching, traceMark } from './mark-styles.ts';
import { drawCorner } from './scale-bar.ts';
import {
  inkColor,
  paperColor,
  type DrawnLabel,
  type PageBox,
  type Pen,
  type SheetDrawing,
  type Turn,
} from './types.ts';

const reference = 2592;
/** Baseline offset from the middle of a line in font heights, equal to the canvas. */
const toBaseline = 0.3;
const onBaseline = { lineBreak: false, baseline: 'alphabetic' } as const;

function trace({ doc }: Pen, vertices: readonly Vertex[], isClosed: boolean): void {
  const [first] = vertices;
  if (!first) return;
  doc.moveTo(first.x, first.y);
  const ends = isClosed ? [...vertices.slice(1), first] : vertices.slice(1);
  ends.forEach((to, at) => traceSide(doc, vertices[at] as Vertex, to));
  if (isClosed) doc.closePath();
}

/** Draws an arc as one cubic per quarter; the error is below a thousandth of its radius. */
function traceSide(doc: PDFKit.PDFDocument, from: Vertex, to: Point): void {
  const arc = arcBetween(from, to);
  if (!arc) {
    doc.lineTo(to.x, to.y);
    return;
  }
  const pieces = Math.ceil(Math.abs(arc.sweep) / (Math.PI / 2));
  const each = arc.sweep / pieces;
  const reach = (4 / 3) * Math.tan(each / 4) * arc.radius;
  const on = (angle: number) => ({
    x: arc.center.x + arc.radius * Math.cos(angle),
    y: arc.center.y + arc.radius * Math.sin(angle),
    dx: -Math.sin(angle) * reach,
    dy: Math.cos(angle) * reach,
  });
  for (let piece = 0; piece < pieces; piece++) {
    const [a, b] = [on(arc.startAngle + piece * each), on(arc.startAngle + (piece + 1) * each)];
    const end = piece === pieces - 1 ? to : b;
    doc.bezierCurveTo(a.x + a.dx, a.y + a.dy, b.x - b.dx, b.y - b.dy, end.x, end.y);
  }
}

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

/** Draws an image in its box. @returns false if it cannot be decoded. */
function drawImage(
  { doc }: Pen,
  [width, height]: [number, number],
  bytes: Uint8Array | undefined,
  opacity = 1,
) {
  if (!bytes) return false;
  doc.save().opacity(opacity);
  try {
    doc.image(Buffer.from(bytes), 0, 0, { width, height });
    return true;
  } catch {
    return false;
  } finally {
    doc.restore();
  }
}

/** Draws text and images in their box with the orientation of the canvas. */
function drawMarks(pen: Pen, { marks, images }: SheetDrawing): void {
  const { doc } = pen;
  for (const { type: drawn, corners, text, color, image, opacity } of marks) {
    const [a, b, , d] = corners;
    if (!a || !b || !d) continue;
    const [width, height] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(d.x - a.x, d.y - a.y)];
    if (width === 0 || height === 0) continue;
    doc.save();
    doc.transform(
      (b.x - a.x) / width,
      (b.y - a.y) / width,
      (d.x - a.x) / height,
      (d.y - a.y) / height,
      a.x,
      a.y,
    );
    if (drawn === 'image' && drawImage(pen, [width, height], images?.get(image ?? ''), opacity)) {
      doc.restore();
      continue;
    }
    const type = drawn === 'image' ? 'text' : drawn;
    const lines = linesOf(text);
    const look = markLayouts[type];
    const size = Math.min(height / boxHeight(type, lines.length), drawn === 'image' ? 12 : Infinity);
    const edge = type === 'stamp' ? size * 0.11 : Math.max(size * 0.05, 0.25);
    doc
      .roundedRect(edge / 2, edge / 2, width - edge, height - edge, size * 0.3)
      .lineWidth(edge)
      .fillOpacity(0.9)
      .strokeOpacity(type === 'text' ? 0.35 : 1)
      .fillAndStroke(paperColor, color)
      .fillOpacity(1)
      .strokeOpacity(1);
    const room = width - (2 * look.padding.x + look.arrow) * size;
    let y = look.padding.y * size;
    lines.forEach((line, at) => {
      const { size: letters, weight, line: takes } = at === 0 ? look.first : look.rest;
      pen.face(weight >= 600 ? 'bold' : 'regular', letters * size).fillColor(color);
      const wide = doc.widthOfString(line);
      // The box fits the screen font, and this font may be wider.
      const narrow = Math.min(1, room / Math.max(wide, 1e-6));
      const x = look.align === 'center' ? (width - wide * narrow) / 2 : look.padding.x * size;
      doc.save().transform(narrow, 0, 0, 1, x, y + (takes / 2 + letters * toBaseline) * size);
      doc.text(line, 0, 0, onBaseline).restore();
      y += takes * size;
    });
    if (look.arrow > 0) {
      const [x, middle] = [width - (look.padding.x + 0.85) * size, height / 2];
      doc
        .moveTo(x, middle)
        .lineTo(x + 0.8 * size, middle)
        .moveTo(x + 0.5 * size, middle - 0.3 * size)
        .lineTo(x + 0.8 * size, middle)
        .lineTo(x + 0.5 * size, middle + 0.3 * size)
        .lineWidth(0.12 * size)
        .stroke(color);
    }
    doc.restore();
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
