import type { Quote } from '@plumbline/api';
import { inkColor, ruleColor, money, mutedColor, type QuotePages } from './page.ts';

/** Money with a plus sign if positive. */
const signed = (value: string): string => (Number(value) > 0 ? `+${money(value)}` : money(value));
const amountOf = (figures: { amount: string } | undefined): string =>
  figures ? money(figures.amount).replace('$', '') : '–';

/** Draws the table of a change order with repeated header and totals. */
export function drawChanges(paper: QuotePages, { changes, total }: Quote): void {
  if (!changes?.lines.length) return;
  const { doc, font, left, right, width, bottom, rule, medium, figures } = paper;
  const numeric = { width: 84, align: 'right', lineBreak: false, ...figures } as const;
  const columns = { scope: left + 6, before: right - 270, after: right - 180, difference: right - 90 };
  const scope = columns.before - columns.scope;
  const columnHead = () => {
    const y = paper.y;
    doc.rect(left, y, width, 18).fill('#f1f4f7');
    medium(8, mutedColor);
    doc.text('Scope', columns.scope, y + 5.5, { lineBreak: false });
    doc.text('Accepted', columns.before, y + 5.5, numeric);
    doc.text('Revised', columns.after, y + 5.5, numeric);
    doc.text('Change', columns.difference, y + 5.5, numeric);
    paper.y += 18;
  };
  columnHead();
  for (const change of changes.lines) {
    const { note } = change;
    const nameHeight = medium(9).heightOfString(change.name, { width: scope });
    const noteHeight = note ? font(false, 8).heightOfString(note, { width: scope }) : 0;
    const height = nameHeight + noteHeight + 10;
    if (paper.y + height > bottom()) {
      paper.newPage();
      columnHead();
    }
    const y = paper.y;
    medium(9).text(change.name, columns.scope, y + 5, { width: scope });
    if (note) font(false, 8, mutedColor).text(note, columns.scope, y + 5 + nameHeight, { width: scope });
    font(false, 9).text(amountOf(change.before), columns.before, y + 5, numeric);
    font(false, 9).text(amountOf(change.after), columns.after, y + 5, numeric);
    font(true, 9).text(signed(change.difference), columns.difference, y + 5, numeric);
    paper.y += height;
    rule(paper.y, ruleColor);
  }
  if (paper.y + 20 > bottom()) paper.newPage();
  const y = paper.y + 5;
  font(true, 9, inkColor).text('Total', columns.scope, y, { lineBreak: false });
  font(true, 9).text(money(changes.before), columns.before, y, numeric);
  font(true, 9).text(money(total), columns.after, y, numeric);
  font(true, 9).text(signed(changes.difference), columns.difference, y, numeric);
  paper.y += 20;
}
