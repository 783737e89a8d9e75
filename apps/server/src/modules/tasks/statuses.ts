import type { Workflow, WorkflowStatus } from '@plumbline/api';
import { inSequence, mayMove, moveRefusal } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { flowOf } from '../../resource/workflow.ts';
import type { ItemRow } from './queries.ts';

type Tx = Pick<Context, 'tx' | 'user'>;
type State = Workflow['statuses'][number];

export async function workflowOf(uuid: string, { tx }: Pick<Context, 'tx'>): Promise<Workflow | undefined> {
  const { rows } = await sql<Workflow>`select * from setup_workflow_view
    where uuid = ${uuid}::uuid`.execute(tx);
  return rows[0];
}

/** Workflow by id; a deleted one still applies to tasks that follow it. */
async function findWorkflow(uuid: string, { tx }: Pick<Context, 'tx'>): Promise<Workflow | undefined> {
  const { rows } = await sql<Workflow>`select workflow_id as uuid, name, statuses, transitions
    from setup_workflow_directory where workflow_id = ${uuid}::uuid`.execute(tx);
  return rows[0];
}

/** Default workflow of tasks, created if the company has none. */
async function defaultWorkflow({ tx, user }: Tx): Promise<string> {
  const { rows } = await sql<{
    workflow_id: string | null;
  }>`select m.workflow_id from setup_default_workflow m
    join setup_workflow_view w on w.tenant_id = m.tenant_id and w.uuid = m.workflow_id where m.module = 'task'
      and jsonb_array_length(w.statuses) > 0`.execute(tx);
  if (rows[0]?.workflow_id) return rows[0].workflow_id;
  const begun = await sql<{ id: string }>`select platform.begin_tasks(${user.tenant_id}::uuid) as id`.execute(
    tx,
  );
  return begun.rows[0]?.id ?? '';
}

/** Workflow of a task: its own, its space's, or the company's default. */
export async function workflowOfTask(
  own: string | null | undefined,
  spaceId: string | null | undefined,
  context: Tx,
): Promise<Workflow> {
  if (own) {
    const workflow = await workflowOf(own, context);
    if (!workflow?.statuses.length)
      throw invalidField(
        'workflow_id',
        workflow ? `“${workflow.name}” has no statuses.` : 'This workflow does not exist.',
      );
    return workflow;
  }
  const { rows } = spaceId
    ? await sql<{
        workflow_id: string | null;
      }>`select workflow_id from task_space where row_id = ${spaceId}::uuid`.execute(context.tx)
    : { rows: [] };
  const ofSpace = rows[0]?.workflow_id ? await workflowOf(rows[0].workflow_id, context) : undefined;
  const workflow = ofSpace?.statuses.length
    ? ofSpace
    : await workflowOf(await defaultWorkflow(context), context);
  if (!workflow) throw invalidField('workflow_id', 'Tasks have no workflow. Create one in Setup.');
  return workflow;
}

/** Status names of all workflows in sequence. */
export async function statusesInSequence({ tx }: Pick<Context, 'tx'>): Promise<string[]> {
  const { rows } = await sql<Pick<Workflow, 'statuses'>>`select statuses from setup_workflow_view
    order by name, uuid`.execute(tx);
  return inSequence(rows.map(({ statuses }) => statuses.map(({ name }) => name)));
}

interface StatusInput {
  workflow_status?: string | undefined;
  workflow_status_id?: string | null | undefined;
}
/** @throws HttpError 422 naming the valid statuses. */
function stateOf(
  workflow: Workflow,
  { workflow_status, workflow_status_id }: StatusInput,
): State | undefined {
  const name = workflow_status?.trim();
  const state = workflow_status_id
    ? workflow.statuses.find(({ uuid }) => uuid === workflow_status_id)
    : name
      ? workflow.statuses.find((each) => each.name.toLowerCase() === name.toLowerCase())
      : undefined;
  if (state || (!workflow_status_id && !name)) return state;
  const names = workflow.statuses.map((each) => each.name).join(', ');
  throw invalidField(
    workflow_status_id ? 'workflow_status_id' : 'workflow_status',
    `The workflow “${workflow.name}” has ${name && !workflow_status_id ? `no status “${name}”` : 'no such status'}. Choose one of: ${names}.`,
  );
}

export interface StatusColumns {
  workflow_id: string;
  status_id: string | null;
  workflow_status: string;
  done_at: string | null;
}
const columns = (workflow: Workflow, state: State | undefined, doneAt: string | null): StatusColumns => ({
  workflow_id: workflow.uuid,
  status_id: state?.uuid ?? null,
  workflow_status: state?.name ?? '',
  done_at: state && state.uuid === workflow.statuses.at(-1)?.uuid ? doneAt : null,
});

/** Initial status: the requested one, or the first of the workflow. */
export async function beginningStatus(
  values: StatusInput & { workflow_id?: string | null | undefined },
  spaceId: string | null,
  context: Context,
): Promise<StatusColumns> {
  const workflow = await workflowOfTask(values.workflow_id, spaceId, context);
  const state = stateOf(workflow, values) ?? workflow.statuses[0];
  return columns(workflow, state, context.ports.clock().toISOString());
}

/**
 * Columns for a changed status or workflow; none if unchanged. A new workflow keeps a status of the same name and
 * otherwise starts with its first.
 * @param isBack undo of the caller's own move, which ignores transitions.
 * @throws HttpError 422 naming the allowed statuses.
 */
export async function changedStatus(
  values: StatusInput & { workflow_id?: string | null | undefined; space_id?: string | null | undefined },
  before: ItemRow & { done_at?: string | null },
  context: Context,
  { isBack = false } = {},
): Promise<Partial<StatusColumns>> {
  const isOther = values.workflow_id !== undefined && values.workflow_id !== before.workflow_id;
  const isAsked = Boolean(values.workflow_status_id) || Boolean(values.workflow_status?.trim());
  if (!isOther && !isAsked) return {};
  const kept = isOther || !before.workflow_id ? undefined : await findWorkflow(before.workflow_id, context);
  const spaceId = values.space_id === undefined ? before.space_id : values.space_id;
  const workflow = kept ?? (await workflowOfTask(values.workflow_id, spaceId, context));
  const requested = stateOf(workflow, values);
  const now = before.done_at ?? context.ports.clock().toISOString();
  if (workflow.uuid !== before.workflow_id) {
    const same = workflow.statuses.find(({ name }) => name === before.workflow_status);
    return columns(workflow, requested ?? same ?? workflow.statuses[0], now);
  }
  if (!requested || requested.uuid === before.workflow_status_id) return {};
  const flow = flowOf(workflow);
  if (!isBack && !mayMove(flow, before.workflow_status, requested.name))
    throw invalidField(
      'workflow_status',
      moveRefusal(workflow.name, flow, before.workflow_status, requested.name, flow.statuses),
    );
  return columns(workflow, requested, now);
}

/** Statuses a task can be moved to, including its own. */
export async function nextStatuses(item: ItemRow, context: Pick<Context, 'tx'>): Promise<WorkflowStatus[]> {
  const workflow = item.workflow_id ? await findWorkflow(item.workflow_id, context) : undefined;
  if (!workflow) return [];
  const flow = flowOf(workflow);
  return workflow.statuses.flatMap(({ uuid, name, tone }, at) =>
    mayMove(flow, item.workflow_status, name)
      ? [{ uuid, name, tone, sequence: at + 1, workflow_uuid: workflow.uuid }]
      : [],
  );
}
