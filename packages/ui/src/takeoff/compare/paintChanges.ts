import type { DrawingChange } from '@plumbline/estimating';
import { apply, type Matrix } from '../canvas/view.ts';
import type { SheetChange } from './findChanges.ts';

export interface ShownChanges {
  changes: readonly SheetChange[];
  /** Number of the current change. */
  chosen: number | null;
}

export interface ChangesInk {
  /** Colors by change type. */
  added: string;
  removed: string;
  both: string;
  paper: string;
  font: string;
}

/** Margin between a change and its frame, in CSS pixels. */
const margin = 6;
/** Radius of a number badge, also its hit radius. */
const badge = 10;
export const badgeReach = 14;

/** Screen frame of a change. */
function frameOf({ bounds }: SheetChange, matrix: Matrix) {
  const [a, b] = [
    apply(matrix, { x: bounds.minX, y: bounds.minY }),
    apply(matrix, { x: bounds.maxX, y: bounds.maxY }),
  ];
  const [left, top] = [Math.min(a.x, b.x) - margin, Math.min(a.y, b.y) - margin];
  return { left, top, width: Math.abs(a.x - b.x) + 2 * margin, height: Math.abs(a.y - b.y) + 2 * margin };
}

/** Position of a change's badge at the upper left corner of its frame. */
export function badgeAt(change: SheetChange, matrix: Matrix): { x: number; y: number } {
  const { left, top } = frameOf(change, matrix);
  return { x: left, y: top };
}

/** Dash patterns by change type, so that frames differ without color. */
const dashes = { added: [], removed: [6, 4], both: [10, 4, 2, 4] } as const satisfies Record<
  DrawingChange,
  readonly number[]
>;

/** Paints a numbered frame around each change. */
export function paintChanges(
  context: CanvasRenderingContext2D,
  { changes, chosen }: ShownChanges,
  matrix: Matrix,
  ink: ChangesInk,
) {
  // The current change is painted on top.
  const last = changes.filter(({ number }) => number === chosen);
  for (const change of [...changes.filter(({ number }) => number !== chosen), ...last]) {
    const isChosen = change.number === chosen;
    const color = ink[change.change];
    const { left, top, width, height } = frameOf(change, matrix);
    context.lineJoin = 'round';
    for (const [wide, style] of [
      [isChosen ? 6 : 3.5, ink.paper],
      [isChosen ? 3 : 1.5, color],
    ] as const) {
      context.lineWidth = wide;
      context.strokeStyle = style;
      context.setLineDash(style === ink.paper ? [] : dashes[change.change]);
      context.strokeRect(left, top, width, height);
    }
    context.setLineDash([]);
    const text = String(change.number);
    context.font = `600 12px ${ink.font}`;
    const wide = Math.max(2 * badge, context.measureText(text).width + 12);
    context.beginPath();
    context.roundRect(left - wide / 2, top - badge, wide, 2 * badge, badge);
    context.fillStyle = isChosen ? color : ink.paper;
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = color;
    context.stroke();
    context.fillStyle = isChosen ? ink.paper : color;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, left, top + 0.5);
    context.textAlign = 'start';
    context.textBaseline = 'alphabetic';
  }
}
