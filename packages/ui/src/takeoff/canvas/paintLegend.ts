import {
  hatchDashes,
  hatchStrokes,
  hatchTile,
  legendHeight,
  legendLayout,
  legendTextSize,
  type LegendRow,
} from '@plumbline/estimating';
import { withAlpha } from './canvasTheme.ts';
import { traceMark } from './markShape.ts';
import type { Scene } from './scene.ts';

/** Paints the sample of a condition: area, line or mark. */
function paintKey(
  context: CanvasRenderingContext2D,
  { kind, color, hatch, shape }: LegendRow,
  x: number,
  y: number,
  edge: number,
) {
  context.beginPath();
  if (kind === 'marks') {
    traceMark(context, shape, { x: x + edge / 2, y: y + edge / 2 }, edge / 2);
    context.fillStyle = color;
    context.fill();
    return;
  }
  context.strokeStyle = color;
  if (kind === 'path') {
    context.lineWidth = edge * 0.26;
    context.setLineDash(hatchDashes[hatch].map((each) => each * edge * 0.13));
    context.moveTo(x - edge * 0.25, y + edge / 2);
    context.lineTo(x + edge * 1.25, y + edge / 2);
    context.stroke();
    context.setLineDash([]);
    return;
  }
  context.rect(x, y, edge, edge);
  context.fillStyle = hatch === 'none' ? color : withAlpha(color, 0.2);
  context.fill();
  if (hatch === 'none') return;
  context.lineWidth = edge * 0.08;
  context.stroke();
  context.beginPath();
  const scale = edge / hatchTile;
  if (hatch === 'dots') {
    context.arc(x + edge / 2, y + edge / 2, edge * 0.15, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
    return;
  }
  for (const [a, b] of hatchStrokes[hatch]) {
    context.moveTo(x + a.x * scale, y + a.y * scale);
    context.lineTo(x + b.x * scale, y + b.y * scale);
  }
  context.stroke();
}

/** Paints a legend in the local space of its box. */
export function paintLegend(context: CanvasRenderingContext2D, width: number, height: number, scene: Scene) {
  const { ink } = scene;
  const rows = scene.legend();
  const size = legendTextSize(width, height, rows.length);
  const [wide, high] = [legendLayout.width * size, legendHeight(rows.length) * size];
  const [pad, line] = [legendLayout.padding * size, legendLayout.line * size];
  context.beginPath();
  context.roundRect(0, 0, wide, high, size / 2);
  context.fillStyle = withAlpha(ink.paper, 0.94);
  context.fill();
  context.strokeStyle = ink.cut;
  context.lineWidth = size * 0.06;
  context.stroke();
  context.textBaseline = 'middle';
  const write = (weight: number, text: string, x: number, y: number, room: number, color = ink.text) => {
    context.font = `${weight} ${size}px ${ink.font}`;
    context.fillStyle = color;
    context.fillText(text, x, y, Math.max(0, room));
    return Math.min(room, context.measureText(text).width);
  };
  let y = pad + line / 2;
  context.textAlign = 'left';
  write(600, scene.legendTexts.title, pad, y, wide - 2 * pad);
  if (rows.length === 0) write(400, scene.legendTexts.empty, pad, y + line, wide - 2 * pad, ink.muted);
  for (const row of rows) {
    y += line;
    const key = legendLayout.key * size;
    paintKey(context, row, pad, y - key / 2, key);
    const x = pad + legendLayout.text * size;
    context.textAlign = 'right';
    const figure = write(600, row.quantity, wide - pad, y, size * 9);
    context.textAlign = 'left';
    const code = write(600, row.code, x, y, size * 5);
    write(400, row.name, x + code + size * 0.6, y, wide - pad - figure - x - code - size * 1.2);
  }
}
