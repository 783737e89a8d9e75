/** `waiting` has not decided; a delegated approver has handed over to another one, who is listed as well. */
export type ApprovalDecision = 'waiting' | 'approved' | 'rejected' | 'returned' | 'delegated' | 'skipped';

export interface Approver {
  id: string;
  name: string;
  /** Role or organization. */
  detail?: string;
  /** Address of the picture. */
  pictureUrl?: string;
  /** The user of the screen. */
  isYou?: boolean;
  decision: ApprovalDecision;
  /** Day (YYYY-MM-DD) or ISO instant of the decision. */
  decidedAt?: string;
  comment?: string;
  /** Name of the one who decides instead, if `decision` is `delegated`. */
  delegatedTo?: string;
}

export interface ApprovalStep {
  id: string;
  label: string;
  /** People who decide in this step, in parallel. */
  approvers: readonly Approver[];
  /** Number of approvals that the step needs: all, any one, or a count. @default "all" */
  rule?: 'all' | 'any' | number;
  /** Approval limit as text, e.g. "Up to $10,000.00". */
  limit?: string;
  /** Day (YYYY-MM-DD) by which the step is to be decided. */
  due?: string;
}

/** `blocked`: too few approvers are left to reach the number of approvals. */
export type ApprovalState =
  | 'waiting'
  | 'current'
  | 'approved'
  | 'rejected'
  | 'returned'
  | 'skipped'
  | 'blocked';

export interface StepProgress {
  state: ApprovalState;
  approved: number;
  /** Approvals that the step needs. */
  needed: number;
  /** Approvers who can still decide. */
  pending: readonly Approver[];
}

const having = (approvers: readonly Approver[], decision: ApprovalDecision): Approver[] =>
  approvers.filter((approver) => approver.decision === decision);

/**
 * State of a step by its own decisions, as if its turn had come. One return sends the step back. A rejection ends it as
 * soon as the others can no longer reach the number of approvals. Who was skipped or has delegated does not count; a
 * step without anyone left to decide is never approved by that alone.
 */
export function stepProgress({ approvers, rule = 'all' }: ApprovalStep): StepProgress {
  const approved = having(approvers, 'approved').length;
  const pending = having(approvers, 'waiting');
  const voters = approvers.filter(({ decision }) => decision !== 'skipped' && decision !== 'delegated');
  const needed = Math.max(1, rule === 'all' ? voters.length : rule === 'any' ? 1 : Math.ceil(rule));
  const result = (state: ApprovalState): StepProgress => ({ state, approved, needed, pending });
  if (having(approvers, 'returned').length > 0) return result('returned');
  if (approvers.length > 0 && approvers.every(({ decision }) => decision === 'skipped'))
    return result('skipped');
  if (approved >= needed) return result('approved');
  if (approved + pending.length >= needed) return result('current');
  return result(having(approvers, 'rejected').length > 0 ? 'rejected' : 'blocked');
}

export interface ApprovalProgress {
  /** In the order of the steps. */
  steps: readonly StepProgress[];
  /** State of the whole approval. */
  state: Exclude<ApprovalState, 'waiting' | 'skipped'>;
  /** Step that decides or that has stopped the approval; −1 once all have passed. */
  at: number;
}

/** State of all steps: each waits for those before it, and one that did not pass stops the rest. */
export function approvalProgress(steps: readonly ApprovalStep[]): ApprovalProgress {
  const own = steps.map(stepProgress);
  const at = own.findIndex(({ state }) => state !== 'approved' && state !== 'skipped');
  const stop = own[at]?.state;
  return {
    steps: own.map((progress, index) =>
      at >= 0 && index > at ? { ...progress, state: 'waiting' as const } : progress,
    ),
    state: stop === undefined || stop === 'waiting' || stop === 'skipped' ? 'approved' : stop,
    at,
  };
}
