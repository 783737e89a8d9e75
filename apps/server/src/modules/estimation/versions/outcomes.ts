import type { Handlers } from '../../../context/context.ts';
import { estimationRow } from '../estimates/queries.ts';
import { presentEstimation } from '../estimations.ts';
import { estimateDocument } from './estimate-document.ts';
import { planWithdrawal, planOf } from './outcome-plan.ts';

const { award, lose, withdraw } = estimateDocument.transitions;

export const outcomeOperations = {
  estimatesPreviewOutcome: async ({ params, query }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    const { outcome } = query;
    return {
      data: await (outcome === 'withdrawn' ? planWithdrawal(row, context) : planOf(row, outcome, context)),
    };
  },
  estimatesRecordOutcome: async ({ params, body }, context) => {
    const {
      outcome,
      version,
      reason = '',
      quote_id: quoteId,
      moves_opportunity: movesOpportunity,
      takes_amount: takesAmount,
    } = body;
    await estimateDocument.move(
      outcome === 'awarded' ? award : lose,
      {
        ref: { uuid: params.estimation_id },
        version,
        input: { reason: reason.trim(), quoteId, movesOpportunity, takesAmount },
      },
      context,
    );
    return { data: await presentEstimation(params.estimation_id, context) };
  },
  estimatesWithdrawOutcome: async ({ params, body: { version, reason, moves_back } }, context) => {
    await estimateDocument.move(
      withdraw,
      {
        ref: { uuid: params.estimation_id },
        version,
        input: { reason: reason.trim(), movesBack: moves_back ?? false },
      },
      context,
    );
    return { data: await presentEstimation(params.estimation_id, context) };
  },
} satisfies Partial<Handlers>;
