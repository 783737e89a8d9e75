import type { Handlers } from '../../../context/context.ts';
import { presentEstimation } from '../estimations.ts';
import { estimateDocument } from './estimate-document.ts';

const { freeze, unfreeze } = estimateDocument.transitions;

export const freezeOperations = {
  estimatesFreeze: async ({ params, body: { version, reason } }, context) => {
    const ref = { uuid: params.estimation_id };
    await estimateDocument.move(freeze, { ref, version, input: { reason: reason.trim() } }, context);
    return { data: await presentEstimation(params.estimation_id, context) };
  },
  estimatesUnfreeze: async ({ params, body: { version, reason } }, context) => {
    const ref = { uuid: params.estimation_id };
    await estimateDocument.move(unfreeze, { ref, version, input: { reason: reason.trim() } }, context);
    return { data: await presentEstimation(params.estimation_id, context) };
  },
} satisfies Partial<Handlers>;
