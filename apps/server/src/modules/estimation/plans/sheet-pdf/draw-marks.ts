import {
  arrowHead,
  boxHeight,
  calloutLeader,
  cloudOutline,
  highlightOpacity,
  isTextMark,
  linesOf,
  markKinds,
  markLayouts,
  type Point,
} from '@plumbline/estimating';
import { drawLegend } from './draw-legend.ts';
import { trace } from './trace-path.ts';
import {
  inkColor,
  onBaseline,
  paperColor,
  toBaseline,
  type DrawnMark,
  type Pen,
  type SheetDrawing,
} from './types.ts';

/** Line width, arrow head and tick length of drawn marks before the factor of the sheet, in points. */
const strokes = { line: 1.5, head: 10, tick: 8 };

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

/** Fills the head of an arrow at the end of a line. */
function drawHead({ doc, unit }: Pen, vertices: readonly Point[], color: string): void {
  const [tip, a, b] = arrowHead(vertices, strokes.head * unit) ?? [];
  if (tip && a && b) doc.moveTo(tip.x, tip.y).lineTo(a.x, a.y).lineTo(b.x, b.y).closePath().fill(color);
}

/** Draws a dimension line with a tick at each vertex and its lengths. */
function drawDimension(pen: Pen, { vertices, segments = [], color }: DrawnMark): void {
  const { doc, unit } = pen;
  trace(pen, vertices, false);
  doc.lineWidth(unit).stroke(color);
  const size = 9 * unit;
  for (const { from, to, text } of segments) {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [x, y] = [
      (-(to.y - from.y) / length) * (strokes.tick / 2) * unit,
      ((to.x - from.x) / length) * (strokes.tick / 2) * unit,
    ];
    for (const end of [from, to])
      doc
        .moveTo(end.x - x, end.y - y)
        .lineTo(end.x + x, end.y + y)
        .stroke(color);
    pen.upright({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, () => {
      const width = pen.face('regular', size).widthOfString(text);
      doc
        .roundedRect(-width / 2 - size / 3, -size * 0.75, width + size * 0.67, size * 1.5, size / 4)
        .fillOpacity(0.9)
        .fill(paperColor)
        .fillOpacity(1);
      doc.fillColor(inkColor).text(text, -width / 2, size * toBaseline, onBaseline);
    });
  }
}

/** Draws a mark that is a line or an outline. */
function drawStroke(pen: Pen, mark: DrawnMark): void {
  const { doc, unit } = pen;
  const { type, vertices, color } = mark;
  if (type === 'dimension') drawDimension(pen, mark);
  else if (type === 'highlight') {
    trace(pen, vertices, true);
    doc.fillOpacity(highlightOpacity).fill(color, 'even-odd').fillOpacity(1);
  } else if (type === 'cloud') {
    trace(pen, cloudOutline(vertices), true);
    doc.lineWidth(strokes.line * unit).stroke(color);
  } else {
    trace(pen, vertices, false);
    doc.lineWidth(strokes.line * unit).stroke(color);
    drawHead(pen, vertices, color);
  }
}

/** Draws the leader of a callout below its box. */
function drawLeader(pen: Pen, { vertices, color }: DrawnMark): void {
  const leader = calloutLeader(vertices);
  if (!leader) return;
  const ends = [leader.from, leader.to];
  trace(pen, ends, false);
  pen.doc.lineWidth(strokes.line * pen.unit).stroke(color);
  drawHead(pen, ends, color);
}

/** Draws text or an image in its box with the orientation of the canvas. */
function drawBox(pen: Pen, mark: DrawnMark, { images, legendRows = [] }: SheetDrawing): void {
  const { doc } = pen;
  const { type: drawn, vertices, text, color, image, opacity } = mark;
  const [a, b, , d] = vertices;
  if (!a || !b || !d) return;
  const [width, height] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(d.x - a.x, d.y - a.y)];
  if (width === 0 || height === 0) return;
  if (drawn === 'callout') drawLeader(pen, mark);
  doc.save();
  doc.transform(
    (b.x - a.x) / width,
    (b.y - a.y) / width,
    (d.x - a.x) / height,
    (d.y - a.y) / height,
    a.x,
    a.y,
  );
  if (drawn === 'legend') {
    drawLegend(pen, [width, height], legendRows);
    doc.restore();
    return;
  }
  if (drawn === 'image' && drawImage(pen, [width, height], images?.get(image ?? ''), opacity)) {
    doc.restore();
    return;
  }
  const type = isTextMark(drawn) ? drawn : 'text';
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

/** Draws the marks of a sheet: highlights below all others, which they would tint. */
export function drawMarks(pen: Pen, drawing: SheetDrawing): void {
  const { marks } = drawing;
  const isHighlight = ({ type }: DrawnMark) => type === 'highlight';
  for (const mark of [...marks.filter(isHighlight), ...marks.filter((each) => !isHighlight(each))]) {
    const kind = markKinds[mark.type].drawing;
    if (kind === 'path' || kind === 'region') drawStroke(pen, mark);
    else drawBox(pen, mark, drawing);
  }
}
