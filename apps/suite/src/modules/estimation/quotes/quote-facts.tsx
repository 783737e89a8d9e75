import type { Estimation, Quote } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { utcDay } from '@plumbline/dates';
import type { DocumentFact } from '@plumbline/ui/DocumentLayout';
import { formatDate } from '@plumbline/ui/format';
import { Link } from '@plumbline/ui/Link';
import { quotesMessages as text } from './messages.ts';

/**
 * Facts of a quote: recipient, project, salesperson with the estimate, and validity.
 * @param version version of the estimate that the quote was made from, if the user may see it
 */
export function quoteFacts(
  { uuid, quote_number }: Pick<Estimation, 'uuid' | 'quote_number'>,
  quote: Quote,
  version: { uuid: string } | undefined,
): DocumentFact[] {
  return [
    {
      label: text.to,
      value: quote.customer_name || '–',
      ...(quote.contact_name ? { note: quote.contact_name } : {}),
    },
    {
      label: text.project,
      value: quote.project_name,
      ...(quote.site ? { note: quote.site } : {}),
    },
    {
      label: text.salesSpecialist,
      value: quote.sales_specialist || '–',
      note: (
        <>
          Estimate{' '}
          <Link href={href('estimation-estimate', { uuid })} isMono size="caption">
            {quote_number}
          </Link>
          {version && (
            <>
              {', '}
              <Link href={href('estimation-version', { uuid, versionId: version.uuid })} size="caption">
                {text.asQuoted}
              </Link>
            </>
          )}
        </>
      ),
    },
    {
      label: text.validUntil,
      value: quote.valid_until ? formatDate(quote.valid_until) : '–',
      note: quote.issued_at
        ? text.sentDate(formatDate(utcDay(quote.issued_at)))
        : text.createdDate(formatDate(utcDay(quote.createdAt))),
    },
  ];
}
