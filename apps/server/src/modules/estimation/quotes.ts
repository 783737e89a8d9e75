import type { QuoteFields, QuoteLine } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../http/context.ts';
import { Problem, stale } from '../../http/problem.ts';
import { differences } from '../../http/resource.ts';
import { estimateData, estimationRow, type Scope } from './data.ts';
import { headOf, issueOperations } from './quote-issue.ts';
import { quotePdf } from './quote-pdf.ts';
import { quoteOf, quotesOf, type Snapshot } from './quote-rows.ts';
import { quoteLineOf } from './quoted.ts';
import { estimateOf } from './rules.ts';

/** A new revision from the estimate as it stands. The one before stays as it was and is no longer active. */
export async function createQuote(
  estimationId: string,
  body: QuoteFields,
  context: Scope & Pick<Context, 'audit'> & { user: Pick<Context['user'], 'tenant_id' | 'user_id'> },
) {
  const { tx, user } = context;
  const row = await estimationRow(estimationId, context, true);
  const estimate = estimateOf(await estimateData(row, context));
  if (!estimate.groups.some((group) => Number(group.sell) > 0)) {
    throw new Problem(422, 'The estimate has no price yet. Measure a condition that has an assembly first.');
  }
  const { rows: facts } = await sql<{
    customer_name: string;
    project_name: string;
    site: string;
    sales_specialist: string;
    contact_name: string;
  }>`
    select e.customer_name, e.name as project_name, coalesce(o.site, '') as site, coalesce(o.owner_name, e.estimator) as sales_specialist,
      coalesce((select c.firstname || ' ' || c.lastname || case when c.title = '' then '' else ', ' || c.title end
        from crm_contact_view c where c.account_id = e.account_id order by c."createdAt" limit 1), '') as contact_name
    from estimation_view e left join crm_opportunity_view o on o.uuid = e.opportunity_id where e.uuid = ${estimationId}::uuid`.execute(
    tx,
  );
  const before = await quotesOf(estimationId, context);
  const revision = (before[0]?.revision ?? -1) + 1;
  const number = before[0]?.number ?? `Q-${row.quote_number.replace(/^EST-/, '')}`;
  const lines: QuoteLine[] = estimate.groups
    .filter((group) => Number(group.quantity) > 0 || Number(group.sell) > 0)
    .map((group) => quoteLineOf(group, estimate.calculator));
  // A customer reads what they pay, not what it costs us.
  const totals = [
    {
      key: 'subtotal',
      label: `Subtotal, ${lines.length} ${lines.length === 1 ? 'item' : 'items'}`,
      value: estimate.totals.find((each) => each.key === 'subtotal')?.value ?? estimate.total,
    },
    ...estimate.totals.filter((each) => ['discount', 'bond', 'tax'].includes(each.key)),
    { key: 'total', label: 'Total', value: estimate.total },
  ];
  const first = facts[0];
  const snapshot: Snapshot = {
    customer_name: first?.customer_name ?? '',
    contact_name: first?.contact_name ?? '',
    project_name: first?.project_name ?? row.name,
    site: first?.site ?? '',
    sales_specialist: first?.sales_specialist ?? '',
    lines,
    totals,
  };
  const uuid = uuidv7();
  await tx
    .updateTable('quote')
    .set({ is_active: false })
    .where('estimation_id', '=', estimationId)
    .where('is_active', '=', true)
    .execute();
  const inThirtyDays = new Date(context.ports.clock().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  await tx
    .insertInto('quote')
    .values({
      tenant_id: user.tenant_id,
      quote_id: uuid,
      estimation_id: estimationId,
      number,
      revision,
      name: body.name,
      description: body.description ?? '',
      valid_until: body.valid_until ?? inThirtyDays,
      inclusions: JSON.stringify(body.inclusions ?? before[0]?.inclusions ?? []),
      exclusions: JSON.stringify(body.exclusions ?? before[0]?.exclusions ?? []),
      snapshot: JSON.stringify(snapshot),
      total: estimate.total,
      created_by: user.user_id,
    })
    .execute();
  await context.audit({
    module: 'estimation',
    entity: 'quote',
    entityId: uuid,
    entityName: body.name,
    action: 'created',
    changes: [{ field: 'total', after: estimate.total }],
  });
  return { data: await quoteOf(estimationId, uuid, context) };
}

export const quoteOperations = {
  ...issueOperations,
  estimationWorkQuotes: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: await quotesOf(params.estimation_id, context) };
  },
  estimationWorkCreateQuote: ({ params, body }, context) => createQuote(params.estimation_id, body, context),
  estimationWorkQuote: async ({ params }, context) => ({
    data: await quoteOf(params.estimation_id, params.uuid, context),
  }),
  estimationWorkChangeQuote: async ({ params, body }, context) => {
    // Two saves at once: the second must find the first one's version.
    await estimationRow(params.estimation_id, context, true);
    const row = await quoteOf(params.estimation_id, params.uuid, context);
    const { version, inclusions, exclusions, ...given } = body;
    if (row.version !== version) throw stale();
    if (row.status !== 'Draft')
      throw new Problem(409, 'An issued revision does not change. Make a new revision.');
    await context.tx
      .updateTable('quote')
      .set({
        ...given,
        ...(inclusions === undefined ? {} : { inclusions: JSON.stringify(inclusions) }),
        ...(exclusions === undefined ? {} : { exclusions: JSON.stringify(exclusions) }),
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
      changes: differences(row, after, Object.keys(body)),
    });
    return { data: after };
  },
  estimationWorkQuotePdf: async ({ params }, context) => {
    const quote = await quoteOf(params.estimation_id, params.uuid, context);
    return {
      file: await quotePdf(quote, await headOf(quote, context.user.company, context)),
      contentType: 'application/pdf',
      name: `${quote.number} R${quote.revision}.pdf`,
      inline: true,
    };
  },
} satisfies Partial<Handlers>;
