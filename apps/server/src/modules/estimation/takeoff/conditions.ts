import type { Condition } from '@plumbline/api';
import {
  quantityUnitsOf,
  type Hatch,
  type MarkShape,
  type QuantityUnit,
  type TakeoffType,
} from '@plumbline/estimating';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../../context/context.ts';
import { notFoundError, HttpError, versionConflict } from '../../../core/http-error.ts';
import { diffRecords } from '../../../resource/record-diff.ts';
import { assertExists } from '../../../resource/reference-checks.ts';
import { estimationRow, openEstimation } from '../estimates/queries.ts';
import { recordChange } from '../estimates/recompute.ts';

const conditionColumns = [
  'condition_id',
  'version',
  'code',
  'name',
  'type',
  'color',
  'hatch',
  'mark_shape',
  'category',
  'unit',
  'assembly_id',
  'parameters',
  'sequence',
] as const;
export const conditionsOf = (estimationId: string, { tx }: Pick<Context, 'tx'>) =>
  tx
    .selectFrom('estimation_condition')
    .select(conditionColumns)
    .where('estimation_id', '=', estimationId)
    .where('deleted_at', 'is', null)
    .orderBy('sequence')
    .orderBy('created_at')
    .execute();

async function conditionRow(estimationId: string, uuid: string, { tx }: Context) {
  const row = await tx
    .selectFrom('estimation_condition')
    .select(conditionColumns)
    .where('estimation_id', '=', estimationId)
    .where('condition_id', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFoundError('This condition');
  return row;
}

const presentCondition = ({
  condition_id,
  type,
  hatch,
  mark_shape,
  unit,
  ...row
}: Awaited<ReturnType<typeof conditionRow>>): Condition => ({
  uuid: condition_id,
  type: type as TakeoffType,
  hatch: hatch as Hatch,
  mark_shape: mark_shape as MarkShape,
  unit: unit as QuantityUnit | null,
  ...row,
});

/**
 * Rejects a unit that does not fit the take-off type.
 * @throws HttpError 422 at the field.
 */
function assertUnitFits(type: TakeoffType, unit: QuantityUnit | null | undefined): void {
  const units = quantityUnitsOf(type);
  if (!unit || units.includes(unit)) return;
  const message = `Quantities of this type are in ${units.join(', ')}.`;
  throw new HttpError(422, message, { errors: [{ field: 'unit', message }] });
}

/** Rejects deletion of a condition with measures on a locked layer. */
async function assertNothingLocked(uuid: string, { tx }: Context): Promise<void> {
  const layer = await tx
    .selectFrom('takeoff as t')
    .innerJoin('plan_layer as y', (join) =>
      join.onRef('y.tenant_id', '=', 't.tenant_id').onRef('y.layer_id', '=', 't.layer_id'),
    )
    .select('y.name')
    .where('t.condition_id', '=', uuid)
    .where('t.deleted_at', 'is', null)
    .where('y.deleted_at', 'is', null)
    .where('y.is_locked', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (layer)
    throw new HttpError(409, `Layer “${layer.name}” is locked and has measures of this condition.`, {
      code: 'locked',
    });
}

export const conditionOperations = {
  conditionsList: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: (await conditionsOf(params.estimation_id, context)).map(presentCondition) };
  },
  conditionsCreate: async ({ params, body }, context) => {
    const { tx, user } = context;
    const estimation = await openEstimation(params.estimation_id, context);
    await assertExists(context, 'assembly_view', 'assembly_id', body.assembly_id, 'This assembly');
    assertUnitFits(body.type, body.unit);
    const uuid = uuidv7();
    const { next } = await tx
      .selectFrom('estimation_condition')
      .select(({ fn }) => fn.countAll<number>().as('next'))
      .where('estimation_id', '=', params.estimation_id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('estimation_condition')
      .values({
        tenant_id: user.tenant_id,
        condition_id: uuid,
        estimation_id: params.estimation_id,
        assembly_id: body.assembly_id ?? null,
        code: body.code,
        name: body.name,
        type: body.type,
        color: body.color,
        hatch: body.hatch ?? 'none',
        mark_shape: body.mark_shape ?? 'circle',
        category: body.category ?? '',
        unit: body.unit ?? null,
        parameters: JSON.stringify(body.parameters ?? {}),
        sequence: Number(next) + 1,
      })
      .execute();
    await recordChange(estimation, context, {
      entity: 'condition',
      action: 'created',
      changes: [{ field: 'condition', after: `${body.code} ${body.name}` }],
    });
    return { data: presentCondition(await conditionRow(params.estimation_id, uuid, context)) };
  },
  conditionsUpdate: async ({ params, body }, context) => {
    const { version, parameters, ...given } = body;
    const estimation = await openEstimation(params.estimation_id, context);
    const before = await conditionRow(params.estimation_id, params.uuid, context);
    if (before.version !== version) throw versionConflict();
    await assertExists(context, 'assembly_view', 'assembly_id', given.assembly_id, 'This assembly');
    const type = given.type ?? (before.type as TakeoffType);
    // A unit of the former type does not survive a change of type.
    const kept = quantityUnitsOf(type).find((each) => each === before.unit) ?? null;
    const unit = given.unit === undefined ? kept : given.unit;
    assertUnitFits(type, unit);
    await context.tx
      .updateTable('estimation_condition')
      .set({
        ...given,
        unit,
        ...(parameters === undefined ? {} : { parameters: JSON.stringify(parameters) }),
        version: version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('condition_id', '=', params.uuid)
      .execute();
    const after = await conditionRow(params.estimation_id, params.uuid, context);
    await recordChange(estimation, context, {
      entity: 'condition',
      action: 'updated',
      changes: diffRecords(before, after, [...Object.keys(given), 'unit', 'parameters']),
    });
    return { data: presentCondition(after) };
  },
  conditionsRemove: async ({ params }, context) => {
    const estimation = await openEstimation(params.estimation_id, context);
    const before = await conditionRow(params.estimation_id, params.uuid, context);
    await assertNothingLocked(params.uuid, context);
    const now = new Date().toISOString();
    await context.tx
      .updateTable('estimation_condition')
      .set({ deleted_at: now })
      .where('condition_id', '=', params.uuid)
      .execute();
    await context.tx
      .updateTable('takeoff')
      .set({ deleted_at: now })
      .where('condition_id', '=', params.uuid)
      .where('deleted_at', 'is', null)
      .execute();
    await recordChange(estimation, context, {
      entity: 'condition',
      action: 'deleted',
      changes: [{ field: 'condition', before: `${before.code} ${before.name}` }],
    });
    return { data: { deleted: 1 } };
  },
} satisfies Partial<Handlers>;
