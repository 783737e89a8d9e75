import type { Workflow } from '@plumbline/api';
import { mayMove, moveRefusal, type Flow } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { invalidField } from '../core/http-error.ts';

/** Statuses and transitions of a workflow by name. */
export const flowOf = ({ statuses, transitions }: Pick<Workflow, 'statuses' | 'transitions'>): Flow => {
  const names = new Map(statuses.map(({ uuid, name }) => [uuid, name]));
  return {
    statuses: [...names.values()],
    transitions: transitions.map(({ from, to }) => ({
      from: names.get(from) ?? '',
      to: names.get(to) ?? '',
    })),
  };
};
/** Workflow of a module; undefined if it has none. */
export async function workflowOf(module: string, { tx }: Pick<Context, 'tx'>): Promise<Workflow | undefined> {
  const { rows } = await sql<Workflow>`select w.* from setup_module_workflow m
    join setup_workflow_view w on w.tenant_id = m.tenant_id and w.uuid = m.workflow_id
    where m.module = ${module}`.execute(tx);
  return rows[0];
}
/** Names of a module's statuses in their sequence. */
export const statusNames = async (module: string, { tx }: Pick<Context, 'tx'>): Promise<string[]> =>
  (
    await sql<{ name: string }>`select name from setup_status
      where module = ${module} and field_name = 'status' order by sequence, name`.execute(tx)
  ).rows.map(({ name }) => name);

/**
 * Checks a change of status against the module's workflow.
 * @param field field of the error.
 * @throws HttpError 422 that names the statuses that the record may change to.
 */
export async function assertFollowsWorkflow(
  module: string,
  field: string,
  from: string | undefined,
  to: string | undefined,
  context: Context,
): Promise<void> {
  if (!from || to === undefined || from === to) return;
  const workflow = await workflowOf(module, context);
  if (!workflow) return;
  const flow = flowOf(workflow);
  if (mayMove(flow, from, to)) return;
  throw invalidField(field, moveRefusal(workflow.name, flow, from, to, await statusNames(module, context)));
}

/** True if the module has no workflow or its workflow allows the transition. */
export async function canMove(
  module: string,
  from: string,
  to: string,
  context: Pick<Context, 'tx'>,
): Promise<boolean> {
  const workflow = await workflowOf(module, context);
  return !workflow || mayMove(flowOf(workflow), from, to);
}

/** First status of a module, which new records get. */
export async function firstStatus(module: string, { tx }: Pick<Context, 'tx'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from setup_status
    where module = ${module} and field_name = 'status' order by sequence, name limit 1`.execute(tx);
  return rows[0]?.name ?? '';
}
