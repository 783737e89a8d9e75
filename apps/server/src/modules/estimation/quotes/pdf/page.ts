import type { Quote } from '@plumbline/api';
import type { Letterhead } from '../../../../pdf/letterhead.ts';
import type { Face } from '../../../../pdf/fonts.ts';
import {
  formatDate,
  inkColor,
  money,
  mutedColor,
  createPages,
  type Pages,
} from '../../../../pdf/page-layout.ts';
import type { ClausePen } from './clauses.ts';

export type { Face };
export {
  brandColor,
  formatDate,
  inkColor,
  ruleColor,
  money,
  mutedColor,
  pageTop,
} from '../../../../pdf/page-layout.ts';

/** Groups the digits before the point of a decimal string. */
const grouped = (value: string, minFractionDigits: number): string => {
  const [whole = '0', fraction = ''] = value.split('.');
  const decimals = fraction.padEnd(minFractionDigits, '0');
  return `${whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}${decimals && `.${decimals}`}`;
};
/** Formats a quantity with the decimals it has. */
export const quantity = (value: string): string => grouped(value, 0);
/** Formats a unit price with the decimals it has, at least two. */
export const unitPrice = (value: string): string => grouped(value, 2);

/** Letter-size pages written from top to bottom. */
export type QuotePages = Pages & ClausePen;

/**
 * Creates reproducible pages.
 * @param flows text continues automatically on the next page.
 */
export function createQuotePages(
  quote: Pick<Quote, 'number' | 'revision' | 'createdAt'>,
  { name: company, typeface }: Pick<Letterhead, 'name' | 'typeface'>,
  flows = false,
): QuotePages {
  const title = `${quote.number} R${quote.revision}`;
  const pages = createPages({
    title,
    author: company,
    createdAt: new Date(quote.createdAt),
    foot: `${title} · ${company}`,
    flows,
    typeface,
  });
  // The page object tracks the position of the next content.
  return Object.assign(pages, { ink: inkColor, muted: mutedColor, day: formatDate, money });
}
