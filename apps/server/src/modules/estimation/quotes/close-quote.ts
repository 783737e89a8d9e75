import type { Quote } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { HttpError, versionConflict } from '../../../core/http-error.ts';
import { estimationRow } from '../estimates/queries.ts';
import { quoteOf } from './revision-lines.ts';

const nameOf = ({ number, revision }: Pick<Quote, 'number' | 'revision'>) => `${number} R${revision}`;

async function told(
  quote: Quote,
  { before, after, because }: { before: string; after: string; because?: string },
  { audit }: Pick<Context, 'audit'>,
): Promise<void> {
  await audit({
    module: 'estimation',
    entity: 'quote',
    entityId: quote.uuid,
    entityName: quote.name,
    action: 'updated',
    changes: [
      { field: 'status', before, after },
      ...(because === undefined ? [] : [{ field: 'because', after: because }]),
    ],
  });
}

/** Sets the status of a locked quote. */
const setStatus = (quote: Quote, status: 'Sent' | 'Closed', { tx }: Pick<Context, 'tx'>) =>
  sql`update quote set status = ${status}, version = version + 1, updated_at = now()
    where quote_id = ${quote.uuid}::uuid`.execute(tx);

export const closingOperations = {
  quoteWorkCloseOthers: async ({ params }, context) => {
    const { estimation_id } = params;
    await estimationRow(estimation_id, context, true);
    const accepted = await quoteOf(estimation_id, params.uuid, context);
    if (accepted.status !== 'Accepted')
      throw new HttpError(
        409,
        `${nameOf(accepted)} is not accepted. You can close the quotes to other customers after one is accepted.`,
      );
    // Locks the quotes against concurrent answers.
    const { rows } = await sql<{ quote_id: string }>`select quote_id from quote
      where estimation_id = ${estimation_id}::uuid and number <> ${accepted.number} and is_active and status = 'Sent'
      order by number for update`.execute(context.tx);
    const closed: Quote[] = [];
    for (const { quote_id } of rows) {
      const quote = await quoteOf(estimation_id, quote_id, context);
      await setStatus(quote, 'Closed', context);
      await told(
        quote,
        { before: quote.status, after: 'Closed', because: `${nameOf(accepted)} was accepted` },
        context,
      );
      closed.push(await quoteOf(estimation_id, quote_id, context));
    }
    return { data: closed };
  },
  quoteWorkReopen: async ({ params, body }, context) => {
    const { estimation_id, uuid } = params;
    await estimationRow(estimation_id, context, true);
    await sql`select 1 from quote where quote_id = ${uuid}::uuid for update`.execute(context.tx);
    const quote = await quoteOf(estimation_id, uuid, context);
    if (quote.status !== 'Closed') throw new HttpError(409, `${nameOf(quote)} is not closed.`);
    if (!quote.is_active) throw new HttpError(409, 'This quote was replaced by a newer revision.');
    if (quote.version !== body.version) throw versionConflict();
    await setStatus(quote, 'Sent', context);
    await told(quote, { before: 'Closed', after: 'Sent' }, context);
    return { data: await quoteOf(estimation_id, uuid, context) };
  },
} satisfies Partial<Handlers>;
