import type { TypicalGroup } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../../context/context.ts';
import { notFoundError, versionConflict } from '../../../core/http-error.ts';
import { estimationRow, openEstimation } from '../estimates/queries.ts';
import { recomputeAndScheduleStaleness } from '../estimates/recompute.ts';
import { assertUniqueName, auditNamedPart } from '../plans/unique-names.ts';

async function groupsOf(estimationId: string, { tx }: Context): Promise<TypicalGroup[]> {
  const { rows } = await sql<TypicalGroup>`select g.group_id as uuid, g.version, g.name, g.multiplier,
      (select count(*)::int from takeoff t where t.tenant_id = g.tenant_id and t.group_id = g.group_id
        and t.deleted_at is null) as count
    from typical_group g where g.estimation_id = ${estimationId}::uuid and g.deleted_at is null
    order by g.created_at, g.group_id`.execute(tx);
  return rows;
}

async function groupOf(estimationId: string, uuid: string, context: Context): Promise<TypicalGroup> {
  const found = (await groupsOf(estimationId, context)).find((each) => each.uuid === uuid.toLowerCase());
  if (!found) throw notFoundError('This group');
  return found;
}

const groupText = ({ name, multiplier }: Pick<TypicalGroup, 'name' | 'multiplier'>) =>
  `${name} × ${multiplier}`;

export const typicalGroupOperations = {
  typicalGroupsList: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: await groupsOf(params.estimation_id, context) };
  },
  typicalGroupsCreate: async ({ params, body }, context) => {
    const { estimation_id } = params;
    // Serialized, so that names stay unique.
    await openEstimation(estimation_id, context);
    const name = body.name.trim();
    const { multiplier } = body;
    await assertUniqueName('typical_group', { estimation_id, name }, context);
    const group_id = uuidv7();
    const { tenant_id, user_id } = context.user;
    await context.tx
      .insertInto('typical_group')
      .values({ tenant_id, group_id, estimation_id, name, multiplier, created_by: user_id })
      .execute();
    const after = groupText({ name, multiplier });
    await auditNamedPart('typical group', estimation_id, { action: 'created', after }, context);
    return { data: await groupOf(estimation_id, group_id, context) };
  },
  typicalGroupsUpdate: async ({ params, body }, context) => {
    const { estimation_id, group_id } = params;
    await openEstimation(estimation_id, context);
    const before = await groupOf(estimation_id, group_id, context);
    if (before.version !== body.version) throw versionConflict();
    const name = body.name?.trim() ?? before.name;
    await assertUniqueName('typical_group', { estimation_id, name, except: group_id }, context);
    await context.tx
      .updateTable('typical_group')
      .set({
        name,
        multiplier: body.multiplier ?? before.multiplier,
        version: before.version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('group_id', '=', group_id)
      .execute();
    const after = await groupOf(estimation_id, group_id, context);
    const entry = { action: 'updated', before: groupText(before), after: groupText(after) } as const;
    await auditNamedPart('typical group', estimation_id, entry, context);
    await recomputeAndScheduleStaleness(estimation_id, context);
    return { data: after };
  },
  typicalGroupsRemove: async ({ params }, context) => {
    const { estimation_id, group_id } = params;
    await openEstimation(estimation_id, context);
    const before = await groupOf(estimation_id, group_id, context);
    await context.tx
      .updateTable('typical_group')
      .set({ deleted_at: new Date().toISOString() })
      .where('group_id', '=', group_id)
      .execute();
    await auditNamedPart(
      'typical group',
      estimation_id,
      { action: 'deleted', before: groupText(before) },
      context,
    );
    await recomputeAndScheduleStaleness(estimation_id, context);
    return { data: { deleted: 1 } };
  },
} satisfies Partial<Handlers>;
