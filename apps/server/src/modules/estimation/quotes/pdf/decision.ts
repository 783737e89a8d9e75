import type { Quote, QuoteSignature } from '@plumbline/api';

/** Drawing context of a page. */
export interface Pen {
  doc: PDFKit.PDFDocument;
  font: (bold: boolean, size: number, color?: string) => PDFKit.PDFDocument;
  left: number;
  width: number;
  ink: string;
  muted: string;
  day: (value: string) => string;
}

const boxWidth = 180;
const boxHeight = 44;
/** Height of the block in points. */
export const decisionHeight = 104;

/** Draws signature strokes scaled to the box. */
function drawStrokes({ doc, ink }: Pen, { strokes = [] }: QuoteSignature, x: number, y: number): void {
  const points = strokes.flat();
  if (points.length === 0) return;
  const [left, top] = [Math.min(...points.map((each) => each.x)), Math.min(...points.map((each) => each.y))];
  const wide = Math.max(...points.map((each) => each.x)) - left;
  const high = Math.max(...points.map((each) => each.y)) - top;
  const scale = Math.min(boxWidth / Math.max(wide, 1), boxHeight / Math.max(high, 1), 1);
  doc.save().lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(ink);
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    doc.moveTo(x + (first.x - left) * scale, y + boxHeight - (high - (first.y - top)) * scale);
    for (const each of rest)
      doc.lineTo(x + (each.x - left) * scale, y + boxHeight - (high - (each.y - top)) * scale);
    doc.stroke();
  }
  doc.restore();
}

/** Draws the signature block or the recorded decision. */
export function drawDecision(pen: Pen, quote: Quote, y: number): void {
  const { doc, font, left, width, muted, day } = pen;
  const { decision } = quote;
  font(true, 10).text(decision?.decision === 'declined' ? 'Declined' : 'Acceptance', left, y, { width });
  const under = y + 20 + boxHeight;
  const columns = [
    { label: 'Signature', value: '', x: left, width: boxWidth },
    {
      label: 'Name',
      value: decision ? [decision.name, decision.title].filter(Boolean).join(', ') : '',
      x: left + boxWidth + 20,
      width: width - boxWidth - 140,
    },
    { label: 'Date', value: decision ? day(decision.decided_at) : '', x: left + width - 100, width: 100 },
  ];
  const { signature } = decision ?? {};
  if (signature?.mode === 'drawn') drawStrokes(pen, signature, left, y + 18);
  else if (signature)
    font(false, 18).text(decision?.name ?? '', left, under - 24, {
      width: boxWidth,
      height: 22,
      ellipsis: true,
    });
  for (const column of columns) {
    doc
      .moveTo(column.x, under)
      .lineTo(column.x + column.width, under)
      .lineWidth(0.75)
      .strokeColor(muted)
      .stroke();
    if (column.value)
      font(false, 9.5).text(column.value, column.x, under - 14, {
        width: column.width,
        height: 12,
        ellipsis: true,
      });
    font(false, 8, muted).text(column.label, column.x, under + 4, { lineBreak: false });
  }
  const caption = decision
    ? [
        decision.by === 'customer'
          ? `Submitted through the customer’s link on ${decision.decided_at.slice(0, 16).replace('T', ' ')} UTC.`
          : `Recorded by ${decision.recorded_by ?? 'the company'}.`,
        decision.note ?? '',
      ]
        .filter(Boolean)
        .join(' ')
    : '';
  if (caption) font(false, 8, muted).text(caption, left, under + 18, { width, height: 20, ellipsis: true });
}
