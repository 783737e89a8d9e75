import type { ChartAnchor, ChartBox, Readout } from './chartFrameTypes.ts';
import { textWidth } from './plot.ts';

/** Pixels between a mark and its readout. */
const gap = 12;
/** Pixels of a readout without its text: padding; swatch and gap; the space before a value. */
const readoutRoom = { padding: 24, swatch: 16, value: 12 } as const;
const readoutWidths = { min: 128, max: 256 } as const;

/** Width of a readout in pixels, estimated from its text. */
function readoutWidth({ title, lines }: Readout): number {
  const widths = lines.map(
    ({ label, value, colour }) =>
      (textWidth(label) + textWidth(value)) * 1.08 + readoutRoom.value + (colour ? readoutRoom.swatch : 0),
  );
  const text = Math.max(textWidth(title), ...widths) + readoutRoom.padding;
  return Math.max(readoutWidths.min, Math.min(readoutWidths.max, text));
}

/** Position of a readout in pixels, counted from the start or the end edge and from the top. */
export type TooltipPosition = { top: number } & ({ start: number } | { end: number });

/**
 * Places a readout beside a mark, on the side of the middle of the chart, or on the other if only that one has room. The
 * readout of a row is below the row, or above the last rows.
 */
export function placeChartTooltip(
  readout: Readout,
  { x, y, before = x, row }: ChartAnchor,
  { width, height }: Pick<ChartBox, 'width' | 'height'>,
): TooltipPosition {
  const wide = readoutWidth(readout);
  const high = 34 + readout.lines.length * 20;
  const isPastMiddle = (x + before) / 2 > width / 2;
  if (row) {
    const below = row.bottom + 4;
    const above = row.top - 4 - high;
    if (below + high <= height || above >= 0)
      return {
        top: below + high <= height ? below : above,
        ...(isPastMiddle ? { end: Math.max(0, width - x) } : { start: x }),
      };
  }
  const top = Math.max(0, Math.min(height - high, y - 24));
  const fitsBefore = before - gap >= wide;
  const fitsAfter = width - x - gap >= wide;
  const isBefore = isPastMiddle ? fitsBefore || !fitsAfter : fitsBefore && !fitsAfter;
  if (fitsBefore || fitsAfter)
    return { top, ...(isBefore ? { end: width - before + gap } : { start: x + gap }) };
  // A mark that leaves no room on either side is covered.
  const middle = (x + before) / 2;
  return { top, ...(isPastMiddle ? { end: width - middle + gap } : { start: middle + gap }) };
}
