import type { Quote, QuoteAlternate } from '@plumbline/api';
import { ruleColor, money, mutedColor, type QuotePages } from './page.ts';

const amountWidth = 120;
/** Effect of an alternate on the price, e.g. “add $3,180.00”. */
const amountOf = ({ kind, amount }: QuoteAlternate): string =>
  kind === 'none' ? 'no change' : `${kind} ${money(amount.replace('-', ''))}`;

/** Draws the offered alternates with prices, if any. */
export function drawAlternates(paper: QuotePages, quote: Quote): void {
  const { doc, font, left, right, width, bottom, rule, medium, figures } = paper;
  const offered = quote.alternates.filter((each) => each.offered);
  if (offered.length === 0) return;
  const textWidth = width - amountWidth;
  const detailOf = ({ description, accepted }: QuoteAlternate) =>
    [accepted ? 'Included in the total.' : '', description].filter(Boolean).join(' ');
  const nameOf = ({ number, name }: QuoteAlternate) => `Alternate ${number}: ${name}`;
  const heightOf = (alternate: QuoteAlternate) => {
    const detail = detailOf(alternate);
    return (
      medium(9).heightOfString(nameOf(alternate), { width: textWidth }) +
      (detail ? font(false, 8).heightOfString(detail, { width: textWidth }) : 0) +
      9
    );
  };
  const [first] = offered;
  if (first && paper.y + 22 + heightOf(first) > bottom()) paper.newPage();
  font(true, 10).text('Alternates', left, paper.y + 4, { lineBreak: false });
  paper.y += 20;
  rule(paper.y, ruleColor);
  for (const alternate of offered) {
    const height = heightOf(alternate);
    if (paper.y + height > bottom()) paper.newPage();
    const y = paper.y + 4;
    medium(9).text(nameOf(alternate), left, y, { width: textWidth });
    const detail = detailOf(alternate);
    if (detail) font(false, 8, mutedColor).text(detail, left, doc.y, { width: textWidth });
    font(alternate.accepted, 9).text(amountOf(alternate), right - amountWidth, y, {
      width: amountWidth,
      align: 'right',
      lineBreak: false,
      ...figures,
    });
    paper.y += height;
    rule(paper.y, ruleColor);
  }
  paper.y += 8;
}
