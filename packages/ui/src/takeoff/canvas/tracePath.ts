import { arcBetween, type Point, type Vertex } from '@plumbline/estimating';

/** Subset of a 2D context for tracing paths. */
export type Tracer = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>;

/** Continues a path along a segment or arc. */
export function traceSegment(to: Tracer, a: Vertex, b: Point) {
  const arc = arcBetween(a, b);
  if (!arc) to.lineTo(b.x, b.y);
  else
    to.arc(arc.center.x, arc.center.y, arc.radius, arc.startAngle, arc.startAngle + arc.sweep, arc.sweep < 0);
}

/** Traces a path or ring in page points. */
export function tracePath(to: Tracer, vertices: readonly Vertex[], closed: boolean) {
  const first = vertices[0];
  if (!first) return;
  to.moveTo(first.x, first.y);
  for (let i = 1; i < vertices.length; i++) traceSegment(to, vertices[i - 1]!, vertices[i]!);
  if (!closed || vertices.length < 2) return;
  traceSegment(to, vertices.at(-1)!, first);
  to.closePath();
}
