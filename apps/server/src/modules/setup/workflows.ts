import { WorkflowFields } from '@plumbline/api/fields';
import type {
  ModuleWorkflow,
  Workflow,
  WorkflowFields as WorkflowInput,
  WorkflowUpdate,
} from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList } from '../../resource/list-query.ts';
import { invalidField, notFoundError, HttpError, versionConflict } from '../../core/http-error.ts';
import { crudHandlers } from '../../resource/crud-handlers.ts';
import { defineCrud } from '../../resource/crud.ts';
import { after, before } from '../../resource/pipeline.ts';
import { flowOf, workflowOf, statusNames } from '../../resource/workflow.ts';
import { statusRecords } from './status-records.ts';

type WorkflowParts = Partial<Pick<WorkflowInput, 'statuses' | 'transitions'>>;

function check({ statuses, transitions }: Required<WorkflowParts>): void {
  const names = statuses.map(({ name }) => name.trim().toLowerCase());
  const twice = statuses.find(({ name }, at) => names.indexOf(name.trim().toLowerCase()) !== at);
  if (twice) throw invalidField('statuses', `Two statuses are named “${twice.name.trim()}”.`);
  const ids = new Set(statuses.map(({ uuid }) => uuid));
  if (ids.size < statuses.length) throw invalidField('statuses', 'The workflow contains a status twice.');
  if (transitions.some(({ from, to }) => !ids.has(from) || !ids.has(to)))
    throw invalidField('transitions', 'A transition refers to a status that is not in the workflow.');
  if (transitions.some(({ from, to }) => from === to))
    throw invalidField('transitions', 'A transition must lead to another status.');
}
const columns = ({ statuses, transitions, ...values }: Partial<WorkflowInput>) => ({
  ...values,
  ...(statuses && {
    statuses: JSON.stringify(statuses.map((each) => ({ ...each, name: each.name.trim() }))),
  }),
  ...(transitions && {
    transitions: JSON.stringify([
      ...new Map(transitions.map((each) => [`${each.from} ${each.to}`, each])).values(),
    ]),
  }),
});

const auditValues = (row: Workflow | undefined) => {
  const { statuses, transitions } = row ? flowOf(row) : { statuses: [], transitions: [] };
  return {
    statuses: statuses.join(', '),
    moves: transitions.map(({ from, to }) => `${from} → ${to}`).join(', '),
  };
};

export const workflows = defineCrud<Workflow, WorkflowInput, WorkflowUpdate>({
  module: 'setup',
  entity: 'workflow',
  label: 'This workflow',
  table: 'setup_workflow',
  view: 'setup_workflow_view',
  key: 'row_id',
  fields: WorkflowFields,
  order: 'name',
  title: (row) => row.name,
  steps: {
    create: [
      after('workflow', (state) => {
        check(state.body);
        state.columns = columns(state.body);
      }),
    ],
    update: [
      after('workflow', (state) => {
        const { body, before } = state;
        const { statuses = before.statuses, transitions = before.transitions } = body;
        check({ statuses, transitions });
        state.columns = columns(body);
      }),
    ],
    delete: [
      before('dependents', async ({ uuids }, { tx }) => {
        const { rows } = await sql<{
          name: string;
          module: string;
        }>`select name, module from setup_workflow_view
          where uuid = any(${uuids}::uuid[]) and module <> '' order by name`.execute(tx);
        if (rows[0])
          throw new HttpError(
            409,
            `${rows[0].name} is used by ${rows[0].module}. Choose another workflow or none for it first.`,
          );
      }),
    ],
  },
  changes: (before, after) => {
    const [was, is] = [auditValues(before), auditValues(after)];
    return (['statuses', 'moves'] as const).flatMap((field) =>
      was[field] === is[field] ? [] : [{ field, before: was[field], after: is[field] }],
    );
  },
});

/** Renames a module's status in the workflow of that module. */
export async function renameInWorkflows(
  module: string,
  from: string,
  to: string,
  { tx }: Context,
): Promise<void> {
  await sql`update setup_workflow w set version = version + 1, updated_at = now(), statuses = (
      select jsonb_agg(case when s.value->>'name' = ${from} then jsonb_set(s.value, '{name}', to_jsonb(${to}::text))
        else s.value end order by s.ordinality)
      from jsonb_array_elements(w.statuses) with ordinality as s)
    where row_id = (select workflow_id from setup_module_workflow where module = ${module})
      and exists (select 1 from jsonb_array_elements(w.statuses) s where s->>'name' = ${from})
      and not exists (select 1 from jsonb_array_elements(w.statuses) s where s->>'name' = ${to})`.execute(tx);
}

/** Modules with a workflow: those with their own statuses, and tasks, whose statuses are the workflow's. */
const modulesWithWorkflow = (): Readonly<Record<string, { label: string; one: string; many: string }>> => ({
  ...statusRecords(),
  task: { label: 'Tasks', one: 'task', many: 'tasks' },
});

/** Workflow of each module, with unmatched statuses. */
async function moduleWorkflows(context: Context): Promise<ModuleWorkflow[]> {
  const { rows } = await sql<{
    module: string;
    version: number;
    workflow_id: string | null;
  }>`select module, version, workflow_id from setup_module_workflow`.execute(context.tx);
  const result: ModuleWorkflow[] = [];
  for (const [module, { label, one }] of Object.entries(modulesWithWorkflow())) {
    const row = rows.find((each) => each.module === module);
    const workflow = row?.workflow_id ? await workflowOf(module, context) : undefined;
    const flow = workflow ? flowOf(workflow) : { statuses: [], transitions: [] };
    const own = await statusNames(module, context);
    result.push({
      module,
      label,
      one,
      workflow_id: workflow?.uuid ?? null,
      workflow_name: workflow?.name ?? '',
      version: row?.version ?? 0,
      missing: workflow ? own.filter((name) => !flow.statuses.includes(name)) : [],
      statuses: [...flow.statuses],
      transitions: [...flow.transitions],
    });
  }
  return result;
}

export const workflowOperations = {
  ...crudHandlers('workflows', workflows, ['restoreMany']),
  workflowsListNames: workflows.list,
  workflowsListStatuses: async ({ params }, context) => {
    await workflows.find(params.workflowId, context);
    const { rows } = await queryList<{
      uuid: string;
      name: string;
      tone: string;
      sequence: number;
      workflow_uuid: string;
    }>(
      context.tx,
      'setup_workflow_status_view',
      { sequence: { label: 'Sequence', kind: 'number', sort: true } },
      { limit: -1 },
      { order: 'sequence', where: [sql`workflow_uuid = ${params.workflowId}::uuid`] },
    );
    return {
      data: rows.map(({ uuid, name, tone, sequence, workflow_uuid }) => ({
        uuid,
        name,
        tone,
        sequence,
        workflow_uuid,
      })),
    };
  },
  setupListModuleWorkflows: async (_input, context) => ({ data: await moduleWorkflows(context) }),
  setupUpdateModuleWorkflow: async ({ params: { module }, body }, context) => {
    const { tx, user } = context;
    const workflowModule = Object.hasOwn(modulesWithWorkflow(), module)
      ? modulesWithWorkflow()[module]
      : undefined;
    if (!workflowModule) throw notFoundError('This module');
    const isTask = module === 'task';
    if (isTask && !body.workflow_id)
      throw invalidField('workflow_id', 'Tasks need a workflow. Choose another one.');
    await sql`insert into setup_module_workflow (tenant_id, module, version) values (${user.tenant_id}::uuid, ${module}, 0)
      on conflict do nothing`.execute(tx);
    const { rows } = await sql<{ version: number }>`select version from setup_module_workflow
      where module = ${module} for update`.execute(tx);
    if (rows[0]?.version !== body.version) throw versionConflict();
    if (body.workflow_id) {
      const workflow = await workflows.find(body.workflow_id, context).catch(() => undefined);
      if (!workflow) throw invalidField('workflow_id', 'This workflow does not exist.');
      const own = await statusNames(module, context);
      if (isTask && !workflow.statuses.length)
        throw invalidField('workflow_id', `“${workflow.name}” has no statuses.`);
      if (!isTask && !workflow.statuses.some(({ name }) => own.includes(name)))
        throw invalidField(
          'workflow_id',
          `“${workflow.name}” has none of the statuses of ${workflowModule.many}. Add statuses with the same names: ${own.slice(0, 3).join(', ')} …`,
        );
    }
    const before = await workflowOf(module, context);
    await sql`update setup_module_workflow set workflow_id = ${body.workflow_id}::uuid, version = version + 1,
      updated_at = now() where module = ${module}`.execute(tx);
    const after = await workflowOf(module, context);
    if (before?.uuid !== after?.uuid)
      await context.audit({
        module: 'setup',
        entity: 'workflow',
        entityId: (after ?? before)?.uuid ?? user.tenant_id,
        entityName: `Workflow for ${workflowModule.many}`,
        action: 'updated',
        changes: [{ field: 'workflow', before: before?.name ?? '', after: after?.name ?? '' }],
      });
    return { data: await moduleWorkflows(context) };
  },
} satisfies Partial<Handlers>;
