import type { OpportunityQuote } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { hasPermission } from '../../../auth/permissions.ts';
import type { Context, Handlers } from '../../../context/context.ts';
import { notFoundError } from '../../../core/http-error.ts';

/** Quote revisions of an opportunity's estimations, the newest first. @throws HttpError 404 without the opportunity. */
async function quotesOfOpportunity(opportunityId: string, context: Context): Promise<OpportunityQuote[]> {
  const { rows: found } =
    await sql`select 1 from crm_opportunity_view where uuid = ${opportunityId}::uuid`.execute(context.tx);
  if (found.length === 0) throw notFoundError('This opportunity');
  const today = utcDay(context.ports.clock());
  const { rows } = await sql<OpportunityQuote & { margin: string | null }>`
    select q.quote_id as uuid, q.estimation_id, e.name as estimation_name, q.number, q.revision, q.name,
      coalesce(q.snapshot->>'customer_name', '') as customer_name, q.is_active,
      case when q.status = 'Sent' and q.valid_until < ${today}::date then 'Expired' else q.status end as status,
      q.total, v.margin, q.created_at as "createdAt", i.issued_at, coalesce(l.opened, 0)::int as opened, l.last_opened,
      d.decided_at
    from quote q
    join estimation e on e.tenant_id = q.tenant_id and e.estimation_id = q.estimation_id and e.deleted_at is null
    left join lateral (select margin from estimate_version v where v.tenant_id = q.tenant_id and v.quote_id = q.quote_id
      order by v.number limit 1) v on true
    left join quote_issue i on i.tenant_id = q.tenant_id and i.quote_id = q.quote_id
    left join quote_decision d on d.tenant_id = q.tenant_id and d.quote_id = q.quote_id
    left join share_link_opening l on l.tenant_id = q.tenant_id and l.prop_type = 'quote' and l.prop_id = q.quote_id
    where e.opportunity_id = ${opportunityId}::uuid
    order by q.created_at desc, q.number, q.revision desc`.execute(context.tx);
  const seesEstimates = hasPermission({ app: 7, name: 'estimation', type: 'v' }, context);
  return rows.map(({ margin, issued_at, last_opened, decided_at, ...row }) => ({
    ...row,
    ...(margin !== null && seesEstimates ? { margin } : {}),
    ...(issued_at ? { issued_at } : {}),
    ...(last_opened ? { last_opened } : {}),
    ...(decided_at ? { decided_at } : {}),
  }));
}

export const opportunityQuoteOperations = {
  opportunityQuotesList: async ({ params }, context) => ({
    data: await quotesOfOpportunity(params.opportunity_id, context),
  }),
} satisfies Partial<Handlers>;
