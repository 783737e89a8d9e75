import type { PlanLayer } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../../context/context.ts';
import { notFoundError, HttpError, versionConflict } from '../../../core/http-error.ts';
import { estimationRow } from '../estimates/queries.ts';
import { assertUniqueName, auditNamedPart } from '../plans/unique-names.ts';

async function layersOf(estimationId: string, { tx }: Context): Promise<PlanLayer[]> {
  const { rows } = await sql<PlanLayer>`select y.layer_id as uuid, y.version, y.name, y.is_locked,
      (select count(*)::int from takeoff t where t.tenant_id = y.tenant_id and t.layer_id = y.layer_id and t.deleted_at is null)
      + (select count(*)::int from plan_mark m where m.tenant_id = y.tenant_id and m.layer_id = y.layer_id and m.deleted_at is null) as count
    from plan_layer y where y.estimation_id = ${estimationId}::uuid and y.deleted_at is null
    order by y.created_at, y.layer_id`.execute(tx);
  return rows;
}

async function layerOf(estimationId: string, uuid: string, context: Context): Promise<PlanLayer> {
  const found = (await layersOf(estimationId, context)).find((each) => each.uuid === uuid.toLowerCase());
  if (!found) throw notFoundError('This layer');
  return found;
}

export const planLayerOperations = {
  planLayersList: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: await layersOf(params.estimation_id, context) };
  },
  planLayersCreate: async ({ params, body }, context) => {
    const { estimation_id } = params;
    // Serialized, so that names stay unique.
    await estimationRow(estimation_id, context, true);
    const name = body.name.trim();
    await assertUniqueName('plan_layer', { estimation_id, name }, context);
    const layer_id = uuidv7();
    const { tenant_id, user_id } = context.user;
    await context.tx
      .insertInto('plan_layer')
      .values({ tenant_id, layer_id, estimation_id, name, created_by: user_id })
      .execute();
    await auditNamedPart('layer', estimation_id, { action: 'created', after: name }, context);
    return { data: await layerOf(estimation_id, layer_id, context) };
  },
  planLayersUpdate: async ({ params, body }, context) => {
    const { estimation_id, layer_id } = params;
    await estimationRow(estimation_id, context, true);
    const before = await layerOf(estimation_id, layer_id, context);
    if (before.version !== body.version) throw versionConflict();
    const name = body.name?.trim() ?? before.name;
    await assertUniqueName('plan_layer', { estimation_id, name, except: layer_id }, context);
    await context.tx
      .updateTable('plan_layer')
      .set({
        name,
        is_locked: body.is_locked ?? before.is_locked,
        version: before.version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('layer_id', '=', layer_id)
      .execute();
    const after = await layerOf(estimation_id, layer_id, context);
    const layerText = (layer: PlanLayer) => (layer.is_locked ? `${layer.name} (locked)` : layer.name);
    await auditNamedPart(
      'layer',
      estimation_id,
      { action: 'updated', before: layerText(before), after: layerText(after) },
      context,
    );
    return { data: after };
  },
  planLayersRemove: async ({ params }, context) => {
    const { estimation_id, layer_id } = params;
    await estimationRow(estimation_id, context, true);
    const before = await layerOf(estimation_id, layer_id, context);
    // Otherwise its shapes would become unlocked.
    if (before.is_locked)
      throw new HttpError(409, `Layer “${before.name}” is locked. Unlock it to delete it.`, {
        code: 'locked',
      });
    await context.tx
      .updateTable('plan_layer')
      .set({ deleted_at: new Date().toISOString() })
      .where('layer_id', '=', layer_id)
      .execute();
    await auditNamedPart('layer', estimation_id, { action: 'deleted', before: before.name }, context);
    return { data: { deleted: 1 } };
  },
} satisfies Partial<Handlers>;
