import type { Quote, QuoteCustomer } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { commandsOf } from '../../../capabilities/published-commands.ts';
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
    join crm_bidder b on b.opportunity_id = e.opportunity_id
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
export async function setBidderPrice(
  { estimation_id, total, customer_name, bidder_id }: Quote,
  { tx, ports, audit }: Pick<Context, 'tx' | 'audit'> & { ports: Pick<Context['ports'], 'clock'> },
): Promise<void> {
  if (!bidder_id) return;
  const today = utcDay(ports.clock());
  const estimation = await tx
    .selectFrom('estimation')
    .select('opportunity_id')
    .where('estimation_id', '=', estimation_id)
    .executeTakeFirst();
  if (!estimation?.opportunity_id) return;
  const bid = await commandsOf('bids').answer(tx, {
    opportunityId: estimation.opportunity_id,
    accountId: bidder_id,
    amount: total,
    answeredOn: today,
  });
  if (!bid) return;
  await audit({
    module: 'crm',
    entity: 'opportunity',
    entityId: bid.opportunity_id,
    entityName: bid.name,
    action: 'updated',
    changes: [
      {
        field: 'bidders',
        after: `${customer_name} · ${bid.status} · $${Number(total).toLocaleString('en-US')}`,
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
