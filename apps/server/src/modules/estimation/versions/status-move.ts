import type { OutcomeMove } from '@plumbline/api';
import { mayMove, routeBetween } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import { hasPermission } from '../../../auth/permissions.ts';
import type { Context } from '../../../context/context.ts';
import { flowOf, workflowOf } from '../../../resource/workflow.ts';

/** Status that a record can have. */
export interface RecordStatus {
  name: string;
  outcome: string;
  /** Percent. */
  probability: number;
}
/** Status that a record is to get, or the reason why it keeps its own. */
export type StatusChoice = { to: string } | Stay;
/** Reason why a record keeps its status: text and code. */
export type Stay = Required<Pick<OutcomeMove, 'stays' | 'stays_code'>>;

/** Statuses of a module in their sequence. */
async function statusesOf(module: string, { tx }: Pick<Context, 'tx'>): Promise<RecordStatus[]> {
  const { rows } = await sql<RecordStatus>`select name, outcome, probability from record_status
    where module = ${module} and field_name = 'status' order by sequence, name`.execute(tx);
  return rows;
}

/** Reason why the workflow rejects a change, with the next step to take; undefined if it allows the change. */
export async function workflowRefusal(
  module: string,
  from: string,
  to: string,
  context: Pick<Context, 'tx'>,
): Promise<string | undefined> {
  const workflow = await workflowOf(module, context);
  if (!workflow) return undefined;
  const flow = flowOf(workflow);
  if (mayMove(flow, from, to)) return undefined;
  const [first] = routeBetween(flow, from, to) ?? [];
  const advice =
    first === undefined
      ? `Allow this change in the workflow “${workflow.name}” in Setup.`
      : `Move it to ${first} first.`;
  return `Its workflow does not allow moving from ${from} to ${to}. ${advice}`;
}

/** Status change of a record, if its workflow allows it. `choose` gets the statuses in their sequence and the own one. */
export async function statusMove(
  module: 'estimation' | 'opportunity',
  { name, from }: { name: string; from: string },
  choose: (statuses: readonly RecordStatus[], own: RecordStatus | undefined) => StatusChoice,
  context: Pick<Context, 'tx'>,
): Promise<OutcomeMove> {
  const statuses = await statusesOf(module, context);
  const choice = choose(
    statuses,
    statuses.find((each) => each.name === from),
  );
  if ('stays' in choice) return { name, from, ...choice };
  const refusal = await workflowRefusal(module, from, choice.to, context);
  return refusal === undefined
    ? { name, from, to: choice.to }
    : { name, from, stays: refusal, stays_code: 'workflow' };
}

/** Reason for a user who may not edit opportunities. */
export const opportunityEditDenial: Stay = {
  stays: 'You do not have permission to edit opportunities.',
  stays_code: 'permission',
};

/** The change of an opportunity, if the user may edit opportunities. */
export const permittedMove = (move: OutcomeMove, context: Context): OutcomeMove =>
  move.to && !hasPermission({ app: 1, name: 'opportunity', type: 'e' }, context)
    ? { name: move.name, from: move.from, ...opportunityEditDenial }
    : move;

/** Reason for a record that has the status, or a later one, already. */
export const reached = ({ name }: Pick<RecordStatus, 'name'>): Stay => ({
  stays: `It is already ${name}.`,
  stays_code: 'reached',
});

/** First status with the outcome, unless the record already has one with it. */
export const firstWithOutcome =
  (outcome: 'won' | 'lost') =>
  (statuses: readonly RecordStatus[], own: RecordStatus | undefined): StatusChoice => {
    if (own?.outcome === outcome) return reached(own);
    const to = statuses.find((each) => each.outcome === outcome);
    return to ? { to: to.name } : { stays: `No status has the outcome “${outcome}”.`, stays_code: 'missing' };
  };
