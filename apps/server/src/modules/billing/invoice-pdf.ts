import {
  brandColor,
  formatDate,
  inkColor,
  ruleColor,
  money,
  mutedColor,
  createPages,
} from '../../pdf/page-layout.ts';
import type { InvoiceRow } from './invoices.ts';

const states = { open: 'Due', paid: 'Paid', credited: 'Credit note', void: 'Void' } as const;

/** Renders an invoice as a letter-size PDF from its stored data only, so that the bytes are reproducible. */
export async function invoicePdf(invoice: InvoiceRow): Promise<Uint8Array> {
  const { number, issued_on, state, bill_to: to, lines } = invoice;
  const title = state === 'credited' ? 'Credit note' : 'Invoice';
  const pages = createPages({
    title: `${title} ${number}`,
    author: 'Plumbline',
    createdAt: new Date(issued_on),
    foot: number,
  });
  const { doc, font, figures, left, right, width, rule, bottom } = pages;
  font(true, 15, brandColor).text('Plumbline', left, 54);
  font(true, 13).text(`${title} ${number}`, left, 54, { width, align: 'right' });
  font(false, 9, mutedColor).text(`${formatDate(issued_on)} · ${states[state]}`, left, 72, {
    width,
    align: 'right',
  });
  rule(94, brandColor, 1.5);
  font(false, 8, mutedColor).text('To', left, 108);
  font(true, 9.5).text(to.name, left, 119, { width: width / 2 });
  for (const each of to.lines) font(false, 8.5, mutedColor).text(each, left, doc.y + 1, { width: width / 2 });
  const senderBottom = doc.y;
  font(false, 8, mutedColor).text('For', left + width / 2, 108);
  font(true, 9.5).text(invoice.reason, left + width / 2, 119, { width: width / 2 });
  pages.y = Math.max(senderBottom, doc.y) + 16;

  const columns = { quantity: right - 230, price: right - 170, amount: right - 84 };
  const numeric = { align: 'right', lineBreak: false, ...figures } as const;
  const head = () => {
    doc.rect(left, pages.y, width, 18).fill('#f1f4f7');
    const y = pages.y + 5.5;
    font(true, 8, mutedColor).text('Description', left + 6, y, { lineBreak: false });
    doc.text('Quantity', columns.quantity, y, { width: 46, ...numeric });
    doc.text('Price', columns.price, y, { width: 72, ...numeric });
    doc.text('Amount', columns.amount, y, { width: 78, ...numeric });
    pages.y += 18;
  };
  head();
  for (const each of lines) {
    const room = columns.quantity - left - 14;
    const height = font(true, 9).heightOfString(each.text, { width: room }) + 22;
    if (pages.y + height > bottom()) {
      pages.newPage();
      head();
    }
    const y = pages.y + 5;
    font(true, 9).text(each.text, left + 6, y, { width: room });
    font(false, 8, mutedColor).text(
      each.from === each.to ? formatDate(each.from) : `${formatDate(each.from)} – ${formatDate(each.to)}`,
      left + 6,
      doc.y + 1,
    );
    font(false, 9).text(String(each.quantity), columns.quantity, y, { width: 46, ...numeric });
    doc.text(money(each.price), columns.price, y, { width: 72, ...numeric });
    font(true, 9).text(money(each.amount), columns.amount, y, { width: 78, ...numeric });
    pages.y += height;
    rule(pages.y, ruleColor);
  }

  pages.y += 12;
  const totals: [string, string, boolean][] = [
    ['Subtotal', invoice.subtotal, false],
    [`Sales tax ${Number(invoice.tax_rate)}%`, invoice.tax, false],
    ['Total (USD)', invoice.total, true],
    ...(Number(invoice.credit_used) > 0
      ? ([
          ['Credit applied', `-${invoice.credit_used}`, false],
          ['Amount due', invoice.due, true],
        ] as [string, string, boolean][])
      : []),
  ];
  if (pages.y + totals.length * 20 + 30 > bottom()) pages.newPage();
  for (const [label, value, isSum] of totals) {
    font(isSum, isSum ? 11 : 9, isSum ? inkColor : mutedColor).text(label, right - 240, pages.y, {
      lineBreak: false,
    });
    font(isSum, isSum ? 12 : 9).text(money(value), right - 140, pages.y, { width: 134, ...numeric });
    pages.y += isSum ? 22 : 16;
  }
  if (invoice.paid_at && state === 'paid')
    font(false, 9, mutedColor).text(`Paid on ${formatDate(invoice.paid_at)}.`, left, pages.y + 6, { width });
  if (state === 'credited')
    font(false, 9, mutedColor).text(
      Number(invoice.paid_out) > 0
        ? 'This amount was refunded to the original payment method.'
        : 'This amount was added to your credit and will be applied to your next invoices.',
      left,
      pages.y + 6,
      {
        width,
      },
    );
  return pages.finish();
}
