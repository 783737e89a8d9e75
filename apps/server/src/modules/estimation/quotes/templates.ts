import type { NewQuote, Quote, QuoteTemplateChoice, SampleQuote } from '@plumbline/api';
import { cleanDocument, fillQuoteTemplate } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { resourceHandlers } from '../../../resource/resource-handlers.ts';
import { defineResource } from '../../../resource/define-resource.ts';
import { after, before } from '../../../resource/pipeline.ts';
import { factsOf, requireTemplate, problemsOf, browserLetterhead } from './document.ts';
import { quotePdf } from './pdf/quote-pdf.ts';
import { quoteDocument } from './quote-document.ts';
import { quoteOf } from './revision-lines.ts';
import { browserDocument } from './browser-document.ts';
import { starterOf, type QuoteTemplateType } from './template-starters.ts';

type Reading = Pick<Context, 'tx'>;

/** Clears the previous default template of the kind. */
const noDefault = async (type: string, { tx }: Reading): Promise<void> => {
  await sql`update quote_template set is_default = false, version = version + 1
    where is_default and type = ${type} and deleted_at is null`.execute(tx);
};

export const quoteTemplates = defineResource('quoteTemplate', {
  table: 'quote_template',
  // The default of a kind stays the default.
  excludedFromCopy: ['is_default'],
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const { is_default, type, template } = state.body;
        if (is_default) await noDefault(type, context);
        state.columns['template'] = cleanDocument(template || starterOf(type));
      }),
    ],
    update: [
      after('workflow', async (state, context) => {
        const { body, before } = state;
        const [type, isDefault] = [body.type ?? before.type, body.is_default ?? before.is_default];
        if (isDefault && (type !== before.type || !before.is_default)) await noDefault(type, context);
        if (body.template !== undefined) state.columns['template'] = cleanDocument(body.template);
      }),
    ],
    delete: [
      // Another template may be the default when this one is restored.
      before('dependents', async ({ uuids }, { tx }) => {
        await sql`update quote_template set is_default = false where row_id = any(${uuids}::uuid[])`.execute(
          tx,
        );
      }),
    ],
  },
});

async function defaultOf(type: QuoteTemplateType, { tx }: Reading): Promise<string | undefined> {
  const { rows } = await sql<{ uuid: string }>`select uuid from quote_template_view
    where is_default and type = ${type}`.execute(tx);
  return rows[0]?.uuid;
}

/** @throws HttpError 422 at `template_id` for an unknown template. */
export async function assertTemplateExists(uuid: string | null | undefined, { tx }: Reading): Promise<void> {
  if (!uuid) return;
  const { rows } = await sql`select 1 from quote_template_view where uuid = ${uuid}::uuid`.execute(tx);
  if (!rows.length) throw invalidField('template_id', 'This quote template does not exist.');
}

/**
 * Template of a new revision; after an accepted revision, that of a change order.
 * @param before previous revision.
 * @throws HttpError 422 for a missing chosen template.
 */
export async function firstTemplate(
  { template_id }: Pick<NewQuote, 'template_id'>,
  before: Quote | undefined,
  context: Reading,
): Promise<string | null> {
  if (template_id !== undefined) {
    await assertTemplateExists(template_id, context);
    return template_id;
  }
  const isAccepted = before?.status === 'Accepted';
  // Deleted templates are not carried over.
  if (before && !isAccepted) return before.template_name ? (before.template_id ?? null) : null;
  return (
    (isAccepted ? await defaultOf('ChangeOrderTemplate', context) : undefined) ??
    (await defaultOf('BasicTemplate', context)) ??
    null
  );
}

export const quoteTemplateResources = { quoteTemplate: quoteTemplates };
export const quoteTemplateOperations = {
  ...resourceHandlers(quoteTemplates),
  quoteTemplatesListNames: async (_request, { tx }) => ({
    data: (
      await sql<QuoteTemplateChoice>`select uuid, name, type, is_default from quote_template_view
        order by type, is_default desc, lower(name)`.execute(tx)
    ).rows,
  }),
  quoteTemplatesListSampleQuotes: async ({ query }, { tx }) => {
    const pattern = `%${(query.search ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const { rows } = await sql<SampleQuote>`
      select q.quote_id as uuid, q.estimation_id, q.number, q.revision, q.name,
        coalesce(q.snapshot->>'customer_name', '') as customer_name
      from quote q join estimation e on e.tenant_id = q.tenant_id and e.estimation_id = q.estimation_id
      where e.deleted_at is null and (q.number ilike ${pattern} or q.name ilike ${pattern} or e.name ilike ${pattern}
        or q.snapshot->>'customer_name' ilike ${pattern})
      order by q.created_at desc limit 50`.execute(tx);
    return { data: rows };
  },
  quotesReadDocument: async ({ params }, context) => {
    const quote = await quoteOf(params.estimation_id, params.uuid, context);
    const head = await quoteDocument.letterhead(quote, context.user.company, context);
    const document = await browserDocument(quote, head, context);
    return {
      data: {
        ...(document ? { document } : {}),
        problems: await problemsOf(quote, head, context),
        template_id: quote.template_id ?? null,
        template_name: quote.template_name,
      },
    };
  },
  quotesReadSample: async ({ params }, context) => {
    const quote = await quoteOf(params.estimation_id, params.uuid, context);
    const head = await quoteDocument.letterhead(quote, context.user.company, context);
    return { data: { facts: await factsOf(quote, head, context), head: browserLetterhead(head), quote } };
  },
  quotesPreviewTemplatePdf: async ({ params }, context) => {
    const quote = await quoteOf(params.estimation_id, params.uuid, context);
    const head = await quoteDocument.letterhead(quote, context.user.company, context);
    const template = await requireTemplate(params.template_id, context);
    return {
      file: await quotePdf(quote, head, fillQuoteTemplate(template, await factsOf(quote, head, context))),
      contentType: 'application/pdf',
      name: `${quote.number} R${quote.revision}.pdf`,
      inline: true,
    };
  },
} satisfies Partial<Handlers>;
