import { defineDocument } from '../../../resource/document/define-document.ts';
import type { DocumentScope } from '../../../resource/document/transition.ts';
import { estimateRow, estimateStatus, estimateStatuses } from './estimate-status.ts';
import { freezeTransition, unfreezeTransition } from './freeze-transitions.ts';
import { awardTransition, loseTransition, withdrawTransition } from './outcome-transitions.ts';
import { restoreTransition } from './restore-transition.ts';

/**
 * Estimates as documents. The status is not the estimation's own status, which the company names, but whether figures can
 * change.
 */
export const estimateDocument = defineDocument({
  module: 'estimation',
  entity: 'estimate',
  label: 'estimate',
  table: 'estimation',
  key: 'estimation_id',
  statuses: estimateStatuses,
  transitions: {
    freeze: freezeTransition,
    unfreeze: unfreezeTransition,
    award: awardTransition,
    lose: loseTransition,
    withdraw: withdrawTransition,
    restore: restoreTransition,
  },
  editable: ['open'],
  frozenReason: 'This estimate is frozen.',
  read: ({ uuid }: { uuid: string }, context: DocumentScope) => estimateRow(uuid, context),
  status: estimateStatus,
  id: ({ estimation_id }) => estimation_id,
  name: ({ name }) => name,
});
