import { arcBetween, type Point, type Vertex } from '@plumbline/estimating';
import type { Pen } from './types.ts';

/** Traces a path or ring with its arcs in sheet coordinates. */
export function trace({ doc }: Pen, vertices: readonly Vertex[], isClosed: boolean): void {
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
