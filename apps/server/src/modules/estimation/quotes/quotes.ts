import type { NewQuote, Quote, QuoteClauseFields, QuoteUpdate } from '@plumbline/api';
import { addDays, utcDay } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField, HttpError, versionConflict } from '../../../core/http-error.ts';
import { nextInSeries, type Series } from '../../../resource/document/next-in-series.ts';
import { diffRecords } from '../../../resource/record-diff.ts';
import {
  estimateData,
  estimationRow,
  presentEstimate,
  withoutFreeze,
  type Scope,
} from '../estimates/queries.ts';
import { cachedEstimating } from '../estimates/estimate-cache.ts';
import { checkClauses, figuresOf, priced } from './clauses.ts';
import { clausesOfTemplate } from './configuration.ts';
import { assertBidder, quoteCustomerOperations } from './customers.ts';
import { decisionOperations } from './decide-quote.ts';
import { issueOperations } from './issue-quote.ts';
import { sendingCheckOperations } from './sending-checks.ts';
import { quoteDocument } from './quote-document.ts';
import { auditValues } from './audit-values.ts';
import { checkChoices, choicesOf, withChoices } from './line-choices.ts';
import { quoteOf, quotesOf, snapshotOf, type Snapshot } from './revision-lines.ts';
import { snapshotFrom } from './snapshot.ts';
import { assertSalesperson, snapshotWithSalesperson } from './salesperson.ts';
import { stalenessOf } from '../staleness/quotes.ts';
import { firstTemplate, assertTemplateExists } from './templates.ts';
import { acknowledgeChanges } from '../staleness/detect.ts';
import { estimateOf } from '../estimates/rules.ts';
import { loadSheetChanges, sheetReasons } from '../staleness/sheets.ts';
import { assertTagsExist } from './tags.ts';
import { writeVersion } from '../versions/create-version.ts';

/** Revisions of one quote, from 0. */
const revisions: Series = { table: 'quote', column: 'revision', first: 0 };

/** Clauses of a new revision. */
async function firstClauses(
  body: NewQuote,
  before: Quote | undefined,
  snapshot: Snapshot,
  context: Pick<Context, 'tx'>,
): Promise<Record<'inclusions' | 'exclusions', QuoteClauseFields[]>> {
  const { clause_template_id: template } = body;
  const own = givenClauses(body);
  if (template === undefined && before)
    return { inclusions: before.inclusions, exclusions: before.exclusions, ...own };
  if (template === null || (template === undefined && Object.keys(own).length > 0))
    return { inclusions: [], exclusions: [], ...own };
  const codes = snapshot.lines.map(({ code }) => code);
  const chosen = (await clausesOfTemplate(template, context)).map(({ default_inclusion, clause }) => ({
    isIncluded: default_inclusion === 'inclusion',
    clause: { ...clause, codes },
  }));
  const of = (isIncluded: boolean) =>
    chosen.filter((each) => each.isIncluded === isIncluded).map(({ clause }) => clause);
  return { inclusions: of(true), exclusions: of(false), ...own };
}
/** Given clause lists. */
const givenClauses = (lists: Pick<NewQuote, 'inclusions' | 'exclusions'>) => ({
  ...(lists.inclusions ? { inclusions: lists.inclusions } : {}),
  ...(lists.exclusions ? { exclusions: lists.exclusions } : {}),
});

/** Quote number: the estimation's for the customer, a following one for each bidder. */
function firstNumber(estimation: string, bidder: string | null, quotes: readonly Quote[]): string {
  const own = `Q-${estimation.replace(/^EST-/, '')}`;
  const bidders = new Set(quotes.flatMap(({ bidder_id, number }) => (bidder_id ? [number] : [])));
  return bidder ? `${own}-${bidders.size + 2}` : own;
}

/**
 * Creates a revision from the current estimate. The previous one is unchanged; a previous draft becomes inactive,
 * while a sent revision stays in force until the new one is sent.
 */
export async function createQuote(
  estimationId: string,
  body: NewQuote,
  context: Scope & Pick<Context, 'audit'> & { user: Pick<Context['user'], 'tenant_id' | 'user_id'> },
) {
  const { tx, user } = context;
  const row = await estimationRow(estimationId, context, true);
  const data = await estimateData(row, context);
  const estimate = row.frozen_version_id
    ? await presentEstimate(row, context)
    : estimateOf(data, cachedEstimating(row.estimation_id));
  if (!estimate.groups.some((group) => Number(group.sell) > 0)) {
    throw new HttpError(
      422,
      'The estimate has no price yet. Measure a condition that has an assembly first.',
    );
  }
  await assertTagsExist(body.tag_ids, context);
  await assertSalesperson(body.sales_specialist_id, context);
  const bidder = body.bidder_id ?? null;
  await assertBidder(estimationId, bidder, context);
  const quotes = await quotesOf(estimationId, context);
  const before = quotes.filter(({ bidder_id }) => bidder_id === bidder);
  const number = before[0]?.number ?? firstNumber(row.quote_number, bidder, quotes);
  const revision = await nextInSeries(revisions, { estimation_id: estimationId, number }, context);
  const specialist = body.sales_specialist_id ?? null;
  const stays = body.sales_specialist_id === undefined ? before[0]?.sales_specialist_id : undefined;
  const parties = { bidder, specialist: stays ?? specialist };
  const snapshot = withChoices(
    await snapshotFrom(row, estimate, context, parties),
    // Hidden lines and prices entered by hand carry over.
    before[0] ? choicesOf(before[0]) : [],
  );
  for (const kind of ['inclusions', 'exclusions'] as const)
    if (body[kind]) checkClauses(kind, body[kind], snapshot);
  const { inclusions, exclusions, total, ...closed } = priced(
    {
      ...(await firstClauses(body, before[0], snapshot, context)),
      // Offered and accepted alternates carry over.
      alternates: before[0]?.alternates,
    },
    snapshot,
  );
  const uuid = uuidv7();
  const staysInForce = before.some((each) => each.is_active && each.status !== 'Draft');
  if (!staysInForce)
    await tx
      .updateTable('quote')
      .set({ is_active: false })
      .where('estimation_id', '=', estimationId)
      .where('number', '=', number)
      .where('is_active', '=', true)
      .execute();
  const inThirtyDays = addDays(utcDay(context.ports.clock()), 30);
  await tx
    .insertInto('quote')
    .values({
      tenant_id: user.tenant_id,
      quote_id: uuid,
      estimation_id: estimationId,
      bidder_id: bidder,
      number,
      revision,
      is_active: !staysInForce,
      name: body.name,
      description: body.description ?? '',
      valid_until: body.valid_until ?? inThirtyDays,
      inclusions: JSON.stringify(inclusions),
      exclusions: JSON.stringify(exclusions),
      snapshot: JSON.stringify({ ...snapshot, ...closed }),
      total,
      tag_ids: body.tag_ids ?? before[0]?.tag_ids ?? [],
      template_id: await firstTemplate(body, before[0], context),
      sales_specialist_id: parties.specialist,
      estimate_calculator_id: row.calculator_template_id,
      created_by: user.user_id,
    })
    .execute();
  await writeVersion(
    row,
    { name: `${number} R${revision}`, kind: 'quote', quote_id: uuid },
    { data, estimate },
    context,
  );
  // The quote acknowledges the current inputs, and staleness compares with it from now on.
  if (!row.frozen_version_id) await acknowledgeChanges(row, { data, estimate }, context);
  await context.audit({
    module: 'estimation',
    entity: 'quote',
    entityId: uuid,
    entityName: body.name,
    action: 'created',
    changes: [{ field: 'total', after: total }],
  });
  return { data: await quoteOf(estimationId, uuid, context) };
}

/** Draft with other clauses, computed from its own figures. */
async function repriceDraft(
  row: Quote,
  lists: Pick<QuoteUpdate, 'inclusions' | 'exclusions' | 'alternates' | 'lines'>,
  context: Pick<Context, 'tx'>,
): Promise<{ inclusions: string; exclusions: string; snapshot: string; total: string }> {
  const kept = await snapshotOf(row.estimation_id, row.uuid, context);
  checkChoices(lists.lines ?? [], kept);
  const snapshot = withChoices(kept, lists.lines ?? []);
  for (const kind of ['inclusions', 'exclusions'] as const)
    if (lists[kind]) checkClauses(kind, lists[kind], snapshot);
  const { alternates } = lists;
  const unknown =
    alternates?.findIndex(({ uuid }) => !row.alternates.some((each) => each.uuid === uuid)) ?? -1;
  if (unknown >= 0) throw invalidField(`alternates.${unknown}`, 'This alternate is not in this revision.');
  const { inclusions, exclusions, total, ...closed } = priced(
    { ...row, ...givenClauses(lists), ...(alternates ? { alternates } : {}) },
    snapshot,
  );
  return {
    inclusions: JSON.stringify(inclusions),
    exclusions: JSON.stringify(exclusions),
    snapshot: JSON.stringify({ ...snapshot, ...closed }),
    total,
  };
}
export const quoteOperations = {
  ...issueOperations,
  ...sendingCheckOperations,
  ...decisionOperations,
  ...quoteCustomerOperations,
  quotesList: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: await quotesOf(params.estimation_id, context) };
  },
  quotesCreate: ({ params, body }, context) => createQuote(params.estimation_id, body, context),
  quotesRead: async ({ params }, context) => ({
    data: await quoteOf(params.estimation_id, params.uuid, context),
  }),
  quotesUpdate: async ({ params, body }, context) => {
    // Locks the row so that the second of two concurrent saves sees the first one's version.
    await estimationRow(params.estimation_id, context, true);
    const row = await quoteOf(params.estimation_id, params.uuid, context);
    const { version, inclusions, exclusions, alternates, lines, ...fields } = body;
    if (row.version !== version) throw versionConflict();
    // Tags are internal and can be changed after sending.
    if (Object.keys(body).some((name) => !['version', 'tag_ids'].includes(name)))
      quoteDocument.assertEditable(row);
    await assertTagsExist(fields.tag_ids, context);
    await assertTemplateExists(fields.template_id, context);
    await assertSalesperson(fields.sales_specialist_id, context);
    const figures =
      inclusions || exclusions || alternates || lines ? await repriceDraft(row, body, context) : undefined;
    await context.tx
      .updateTable('quote')
      .set({
        ...fields,
        ...figures,
        ...(fields.sales_specialist_id === undefined
          ? {}
          : {
              snapshot: await snapshotWithSalesperson(
                row,
                fields.sales_specialist_id,
                figures?.snapshot,
                context,
              ),
            }),
        version: version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('quote_id', '=', params.uuid)
      .execute();
    const after = await quoteOf(params.estimation_id, params.uuid, context);
    await context.audit({
      module: 'estimation',
      entity: 'quote',
      entityId: params.uuid,
      entityName: after.name,
      action: 'updated',
      changes: diffRecords(auditValues(row), auditValues(after), ['total', ...Object.keys(body)]),
    });
    return { data: after };
  },
  quotesReadStaleness: async ({ params }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    const quote = await quoteOf(params.estimation_id, params.uuid, context);
    // Compares with today's estimate, because a frozen one never changes.
    const today = withoutFreeze(row);
    const estimate = await presentEstimate(today, context);
    const before = await snapshotOf(params.estimation_id, params.uuid, context);
    const now = withChoices(
      await snapshotFrom(row, estimate, context, {
        bidder: quote.bidder_id ?? null,
        specialist: quote.sales_specialist_id ?? null,
      }),
      choicesOf(before),
    );
    return {
      data: {
        as_of: utcDay(context.ports.clock()),
        ...stalenessOf(quote, {
          before,
          now,
          estimate,
          sheets: sheetReasons(await loadSheetChanges(today, context), quote.createdAt),
        }),
      },
    };
  },
  quoteFiguresList: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: figuresOf(await snapshotOf(params.estimation_id, params.uuid, context)) };
  },
  quotesDownloadPdf: async ({ params }, context) => {
    const quote = await quoteOf(params.estimation_id, params.uuid, context);
    return {
      file: await quoteDocument.pdf(quote, context.user.company, context),
      contentType: 'application/pdf',
      name: `${quote.number} R${quote.revision}.pdf`,
      inline: true,
    };
  },
} satisfies Partial<Handlers>;
