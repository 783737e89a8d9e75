import type { DocumentHead, Quote, QuoteDocumentProblem, QuoteFacts, QuoteTemplate } from '@plumbline/api';
import { visibleQuoteLines } from '@plumbline/estimating';
import { documentProblems, fillQuoteTemplate } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { notFoundError } from '../../../core/http-error.ts';
import type { Letterhead } from '../../../pdf/letterhead.ts';

type Reading = Pick<Context, 'tx'>;

/** Letterhead for browsers. */
export const browserLetterhead = ({ name, lines, currency, logo }: Letterhead): DocumentHead => ({
  name,
  lines: [...lines],
  currency,
  ...(logo
    ? {
        logo: `data:image/${logo[0] === 0x89 ? 'png' : 'jpeg'};base64,${Buffer.from(logo).toString('base64')}`,
      }
    : {}),
});

/** Field values of a revision with its letterhead. */
export async function factsOf(quote: Quote, head: Letterhead, { tx }: Reading): Promise<QuoteFacts> {
  const { rows } = await sql<{ quote_number: string }>`select quote_number from estimation
    where estimation_id = ${quote.estimation_id}::uuid`.execute(tx);
  const { address, phone, email, website } = head;
  return {
    name: quote.name,
    number: quote.number,
    revision: quote.revision,
    ...(quote.description ? { description: quote.description } : {}),
    createdAt: quote.createdAt,
    valid_until: quote.valid_until ?? null,
    customer_name: quote.customer_name,
    contact_name: quote.contact_name,
    project_name: quote.project_name,
    site: quote.site,
    sales_specialist: quote.sales_specialist,
    estimation_number: rows[0]?.quote_number ?? '',
    lines: visibleQuoteLines(quote.lines),
    totals: quote.totals,
    total: quote.total,
    inclusions: quote.inclusions,
    exclusions: quote.exclusions,
    tags: quote.tags,
    ...(quote.accepted ? { accepted: quote.accepted } : {}),
    ...(quote.changes ? { changes: quote.changes } : {}),
    company: {
      name: head.name,
      currency: head.currency,
      ...(address ? { address } : {}),
      ...(phone ? { phone } : {}),
      ...(email ? { email } : {}),
      ...(website ? { website } : {}),
    },
  };
}

/** HTML of a template; undefined if missing or deleted. */
export async function templateText(
  uuid: string | null | undefined,
  { tx }: Reading,
): Promise<string | undefined> {
  if (!uuid) return undefined;
  const { rows } = await sql<Pick<QuoteTemplate, 'template'>>`select template from quote_template_view
    where uuid = ${uuid}::uuid`.execute(tx);
  return rows[0]?.template;
}

/** @throws HttpError 404 for an unknown template. */
export async function requireTemplate(uuid: string, context: Reading): Promise<string> {
  const text = await templateText(uuid, context);
  if (text === undefined) throw notFoundError('This quote template');
  return text;
}

/** Document of a draft from its template; undefined for the standard layout. */
export async function draftText(
  quote: Quote,
  head: Letterhead,
  context: Reading,
): Promise<string | undefined> {
  const template = await templateText(quote.template_id, context);
  return template === undefined
    ? undefined
    : fillQuoteTemplate(template, await factsOf(quote, head, context));
}

/** Problems of a draft's template; none for sent revisions. */
export async function problemsOf(
  quote: Quote,
  head: Letterhead,
  context: Reading,
): Promise<QuoteDocumentProblem[]> {
  if (quote.status !== 'Draft' || !quote.template_id) return [];
  const template = await templateText(quote.template_id, context);
  if (template !== undefined) return documentProblems(template, await factsOf(quote, head, context));
  return [
    {
      kind: 'missing',
      text: 'The quote template was deleted. The standard layout is used until you choose another template.',
    },
  ];
}
