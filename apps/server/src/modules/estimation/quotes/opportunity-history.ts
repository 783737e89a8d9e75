import type { Quote } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { revisionName } from './quote-status.ts';

export type QuoteMoment = 'sent' | 'viewed' | 'accepted' | 'declined';

/**
 * Records what happened to a quote in the timeline of its opportunity; nothing without an opportunity. Amounts, recipients
 * and notes stay with the quote, because the timeline is shown without the right to view quotes.
 */
export async function recordOnOpportunity(
  quote: Pick<Quote, 'estimation_id' | 'number' | 'revision'>,
  moment: QuoteMoment,
  { tx, audit }: Pick<Context, 'tx' | 'audit'>,
): Promise<void> {
  const { rows } = await sql<{
    uuid: string;
    name: string;
  }>`select o.opportunity_id as uuid, o.name from estimation e
    join crm_opportunity_directory o on o.tenant_id = e.tenant_id and o.opportunity_id = e.opportunity_id
    where e.estimation_id = ${quote.estimation_id}::uuid and o.deleted_at is null`.execute(tx);
  const [bid] = rows;
  if (!bid) return;
  await audit({
    module: 'crm',
    entity: 'opportunity',
    entityId: bid.uuid,
    entityName: bid.name,
    action: 'updated',
    changes: [{ field: `quote ${moment}`, after: revisionName(quote) }],
  });
}
