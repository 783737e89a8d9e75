import type { Quote, QuoteCustomer } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { estimationRow } from '../estimates/queries.ts';

type Reading = Pick<Context, 'tx'>;

/** Possible recipients: the customer, then the bidders of the opportunity by name. */
async function customersOf(estimationId: string, { tx }: Reading): Promise<QuoteCustomer[]> {
  const { rows } = await sql<QuoteCustomer & { place: number }>`
    select null as bidder_id, coalesce(customer_name, '') as name, 0 as place, account_id
    from estimation_view where uuid = ${estimationId}::uuid
    union all
    select distinct b.account_id, a.name, 1, a.uuid
    from estimation_view e
    join crm_bid b on b.opportunity_id = e.opportunity_id
    join crm_account_view a on a.uuid = b.account_id
    where e.uuid = ${estimationId}::uuid and a.uuid is distinct from e.account_id
    order by place, name`.execute(tx);
  return rows.map(({ bidder_id, name }) => ({ bidder_id, name }));
}

/** @throws HttpError 422 for a company that is not a bidder. */
export async function assertBidder(
  estimationId: string,
  bidder: string | null | undefined,
  context: Reading,
): Promise<void> {
  if (!bidder) return;
  const customers = await customersOf(estimationId, context);
  if (!customers.some(({ bidder_id }) => bidder_id === bidder))
    throw invalidField('bidder_id', 'This company is not a bidder of the opportunity.');
}

/** Sets our price of the bidder if they bid for a single scope. */
export async function tellBidder(
  { estimation_id, total, customer_name, bidder_id }: Quote,
  { tx, ports, audit }: Pick<Context, 'tx' | 'audit'> & { ports: Pick<Context['ports'], 'clock'> },
): Promise<void> {
  if (!bidder_id) return;
  const today = ports.clock().toISOString().slice(0, 10);
  const { rows } = await sql<{ opportunity_id: string; name: string; status: string }>`
    update crm_bid b set amount = ${total}::numeric, answered_on = coalesce(b.answered_on, ${today}::date),
      status = case when b.status in ('Invited', 'Bidding') then 'Submitted' else b.status end,
      version = b.version + 1, updated_at = now()
    from estimation e join crm_opportunity o on o.tenant_id = e.tenant_id and o.opportunity_id = e.opportunity_id
    where e.estimation_id = ${estimation_id}::uuid and b.tenant_id = e.tenant_id and b.opportunity_id = e.opportunity_id
      and b.account_id = ${bidder_id}::uuid and 1 = (select count(*) from crm_bid c where c.tenant_id = b.tenant_id
        and c.opportunity_id = b.opportunity_id and c.account_id = b.account_id)
    returning o.opportunity_id, o.name, b.status`.execute(tx);
  for (const { opportunity_id, name, status } of rows)
    await audit({
      module: 'crm',
      entity: 'opportunity',
      entityId: opportunity_id,
      entityName: name,
      action: 'updated',
      changes: [
        {
          field: 'bidders',
          after: `${customer_name} · ${status} · $${Number(total).toLocaleString('en-US')}`,
        },
      ],
    });
}

export const quoteCustomerOperations = {
  quoteCustomersList: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: await customersOf(params.estimation_id, context) };
  },
} satisfies Partial<Handlers>;
