import type { Quote } from '@plumbline/api';
import { sql } from 'kysely';
import type { Handlers } from '../../../context/context.ts';
import { HttpError } from '../../../core/http-error.ts';
import { estimationRow } from '../estimates/queries.ts';
import { quoteDocument } from './quote-document.ts';
import { revisionName } from './quote-status.ts';
import { quoteOf } from './revision-lines.ts';

const { close, reopen } = quoteDocument.transitions;

export const closingOperations = {
  quotesCloseOthers: async ({ params }, context) => {
    const { estimation_id } = params;
    await estimationRow(estimation_id, context, true);
    const accepted = await quoteOf(estimation_id, params.uuid, context);
    if (accepted.status !== 'Accepted')
      throw new HttpError(
        409,
        `${revisionName(accepted)} is not accepted. You can close the quotes to other customers after one is accepted.`,
      );
    // Locks the quotes against concurrent answers.
    const { rows } = await sql<{ quote_id: string }>`select quote_id from quote
      where estimation_id = ${estimation_id}::uuid and number <> ${accepted.number} and is_active and status = 'Sent'
      order by number for update`.execute(context.tx);
    const closed: Quote[] = [];
    const input = { because: `${revisionName(accepted)} was accepted` };
    for (const { quote_id: uuid } of rows) {
      const call = { ref: { estimation_id, uuid }, version: undefined, input };
      closed.push((await quoteDocument.move(close, call, context)).document);
    }
    return { data: closed };
  },
  quotesReopen: async ({ params, body: { version } }, context) => {
    await estimationRow(params.estimation_id, context, true);
    const { document } = await quoteDocument.move(
      reopen,
      { ref: params, version, input: undefined },
      context,
    );
    return { data: document };
  },
} satisfies Partial<Handlers>;
