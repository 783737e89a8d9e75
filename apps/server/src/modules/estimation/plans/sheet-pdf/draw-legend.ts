import { legendHeight, legendLayout, legendTextSize, type LegendRow } from '@plumbline/estimating';
import { clipped, drawKey, edgeColor, mutedColor } from './scale-bar.ts';
import { inkColor, onBaseline, paperColor, toBaseline, type Pen } from './types.ts';

/** Draws a legend that is placed on the sheet in its box, in the local space of the box. */
export function drawLegend(pen: Pen, [width, height]: [number, number], rows: readonly LegendRow[]): void {
  const { doc } = pen;
  const size = legendTextSize(width, height, rows.length);
  const [wide, high] = [legendLayout.width * size, legendHeight(rows.length) * size];
  const [pad, line] = [legendLayout.padding * size, legendLayout.line * size];
  doc
    .roundedRect(0, 0, wide, high, size / 2)
    .lineWidth(Math.max(0.25, size * 0.06))
    .fillOpacity(0.94)
    .fillAndStroke(paperColor, edgeColor)
    .fillOpacity(1);
  let y = pad + line / 2;
  const write = (weight: 'regular' | 'bold', text: string, x: number, room: number, color = inkColor) => {
    pen.face(weight, size).fillColor(color);
    const shown = clipped(pen, text, room);
    doc.text(shown, x, y + size * toBaseline, onBaseline);
    return doc.widthOfString(shown);
  };
  write('bold', 'Legend', pad, wide - 2 * pad);
  if (rows.length === 0) {
    y += line;
    write('regular', 'Nothing is measured on this sheet.', pad, wide - 2 * pad, mutedColor);
  }
  for (const row of rows) {
    y += line;
    const key = legendLayout.key * size;
    drawKey(pen, row, { x: pad, y: y - key / 2 }, key);
    const figure = pen.face('bold', size).widthOfString(row.quantity);
    write('bold', row.quantity, wide - pad - figure, figure + 1);
    const x = pad + legendLayout.text * size;
    const code = write('bold', row.code, x, size * 5);
    write('regular', row.name, x + code + size * 0.6, wide - pad - figure - x - code - size * 1.2);
  }
}
