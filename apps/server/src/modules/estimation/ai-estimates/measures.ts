import type { AiMeasures } from '@plumbline/api';
import {
  conditionColors,
  distinctLook,
  type Hatch,
  type MarkShape,
  type TakeoffType,
} from '@plumbline/estimating';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../../context/context.ts';
import { notFoundError, HttpError } from '../../../core/http-error.ts';
import { aiRequestRow, presentAiRequest } from '../../../capabilities/ai-estimates/requests.ts';
import { findSheetOfMeasure } from '../../../capabilities/ai-estimates/result.ts';
import { conditionsOf } from '../takeoff/conditions.ts';
import { openEstimation, pagesOf } from '../estimates/queries.ts';
import { recordChange } from '../estimates/recompute.ts';

const layerName = 'AI estimate';
interface Held {
  result: AiMeasures | null;
  imported_at: string | null;
  imported_layer: string | null;
  imported_conditions: string[];
  imported_takeoffs: string[];
}
/** Locks a request of this estimation with its result. */
async function heldResult(estimationId: string, requestId: string, { tx }: Context): Promise<Held> {
  const { rows } =
    await sql<Held>`select case when request_status = 'Completed' then result end as result, imported_at,
      imported_layer, imported_conditions, imported_takeoffs
    from ai_request where request_id = ${requestId}::uuid and estimation_id = ${estimationId}::uuid
      and deleted_at is null for update`.execute(tx);
  if (!rows[0]) throw notFoundError('This request');
  return rows[0];
}

async function newLayer(estimationId: string, { tx, user }: Context): Promise<string> {
  const { rows } = await sql<{ name: string }>`select lower(name) as name from plan_layer
    where estimation_id = ${estimationId}::uuid and deleted_at is null`.execute(tx);
  const taken = new Set(rows.map(({ name }) => name));
  let name = layerName;
  for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${layerName} ${next}`;
  const layer_id = uuidv7();
  await tx
    .insertInto('plan_layer')
    .values({
      tenant_id: user.tenant_id,
      layer_id,
      estimation_id: estimationId,
      name,
      created_by: user.user_id,
    })
    .execute();
  return layer_id;
}

const keyOf = (code: string) => code.trim().toLowerCase();

/** Conditions by code: existing ones of the same type, new ones otherwise. */
async function conditionsFor(estimationId: string, { conditions }: AiMeasures, context: Context) {
  const { tx, user } = context;
  const there = await conditionsOf(estimationId, context);
  const { next } = await tx
    .selectFrom('estimation_condition')
    .select(({ fn }) => fn.countAll<number>().as('next'))
    .where('estimation_id', '=', estimationId)
    .executeTakeFirstOrThrow();
  const ids = new Map<string, string>();
  const createdIds: string[] = [];
  const looks = there.map(({ type, color, hatch, mark_shape }) => ({
    type: type as TakeoffType,
    color,
    hatch: hatch as Hatch,
    mark_shape: mark_shape as MarkShape,
  }));
  for (const { code, name, type, color, hatch, mark_shape, category = '', parameters = {} } of conditions) {
    const same = there.find((each) => keyOf(each.code) === keyOf(code) && each.type === type);
    const id = same?.condition_id ?? uuidv7();
    ids.set(keyOf(code), id);
    if (same) continue;
    createdIds.push(id);
    const own = color?.toLowerCase();
    const unlike = distinctLook(looks, type, own ? [own] : conditionColors);
    const look = { ...unlike, hatch: hatch ?? unlike.hatch, mark_shape: mark_shape ?? unlike.mark_shape };
    looks.push({ type, ...look });
    await tx
      .insertInto('estimation_condition')
      .values({
        tenant_id: user.tenant_id,
        condition_id: id,
        estimation_id: estimationId,
        assembly_id: null,
        code: code.trim(),
        name: name.trim(),
        type,
        ...look,
        category,
        parameters: JSON.stringify(parameters),
        sequence: Number(next) + createdIds.length,
      })
      .execute();
  }
  return { ids, createdIds };
}

async function takeIn(estimationId: string, requestId: string, context: Context): Promise<void> {
  const estimation = await openEstimation(estimationId, context);
  const { result, imported_at } = await heldResult(estimationId, requestId, context);
  if (imported_at) return;
  if (!result)
    throw new HttpError(
      409,
      'There are no measures to add. The request is not completed or has no measures.',
    );
  const { tx, user } = context;
  const { pages: requestedPages } = await aiRequestRow(requestId, context);
  const { rows: numbered } = await sql<{
    uuid: string;
    number: number;
  }>`select page_id as uuid, number from plan_page
    where page_id = any(${requestedPages}::uuid[])`.execute(tx);
  const there = new Set((await pagesOf(estimationId, context)).map(({ page_id }) => page_id));
  const drawn = result.measures.flatMap((measure) => {
    const page = findSheetOfMeasure(measure, numbered)?.uuid;
    return page && there.has(page) ? [{ ...measure, page }] : [];
  });
  if (drawn.length === 0)
    throw new HttpError(
      409,
      'The sheets of this request were removed from the estimation, so its measures cannot be added.',
    );
  const layer = await newLayer(estimationId, context);
  const used = new Set(drawn.map(({ condition }) => keyOf(condition)));
  const { ids, createdIds } = await conditionsFor(
    estimationId,
    { ...result, conditions: result.conditions.filter(({ code }) => used.has(keyOf(code))) },
    context,
  );
  const rows = drawn.map(({ condition, page, name, geometry, parameters }) => ({
    id: uuidv7(),
    condition: ids.get(keyOf(condition)),
    page,
    name: name ?? '',
    geometry,
    parameters: parameters ?? {},
  }));
  await sql`insert into takeoff (tenant_id, takeoff_id, estimation_id, page_id, condition_id, name, geometry, parameters, layer_id, created_by)
    select ${user.tenant_id}::uuid, m.id, ${estimationId}::uuid, m.page, m.condition, m.name, m.geometry, m.parameters,
      ${layer}::uuid, ${user.user_id}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m(id uuid, condition uuid, page uuid, name text, geometry jsonb, parameters jsonb)`.execute(tx);
  await sql`update ai_request set imported_at = ${context.ports.clock().toISOString()}::timestamptz,
      imported_layer = ${layer}::uuid, imported_conditions = ${createdIds}::uuid[],
      imported_takeoffs = ${rows.map(({ id }) => id)}::uuid[], version = version + 1, updated_at = now()
    where request_id = ${requestId}::uuid`.execute(tx);
  await recordChange(estimation, context, {
    entity: 'aiRequest',
    action: 'updated',
    changes: [{ field: 'measures', after: String(rows.length) }],
  });
}

async function takeOut(estimationId: string, requestId: string, context: Context): Promise<void> {
  const estimation = await openEstimation(estimationId, context);
  const result = await heldResult(estimationId, requestId, context);
  if (!result.imported_at) return;
  const { tx, ports } = context;
  const now = ports.clock().toISOString();
  const { numAffectedRows = 0n } =
    await sql`update takeoff set deleted_at = ${now}::timestamptz, version = version + 1,
      updated_at = clock_timestamp()
    where takeoff_id = any(${result.imported_takeoffs}::uuid[]) and estimation_id = ${estimationId}::uuid
      and deleted_at is null`.execute(tx);
  // Conditions and layers used for other measures since are kept.
  await sql`update estimation_condition c set deleted_at = ${now}::timestamptz, version = c.version + 1
    where c.condition_id = any(${result.imported_conditions}::uuid[]) and c.deleted_at is null and not exists (
      select 1 from takeoff t where t.tenant_id = c.tenant_id and t.condition_id = c.condition_id and t.deleted_at is null)`.execute(
    tx,
  );
  await sql`update plan_layer y set deleted_at = ${now}::timestamptz, version = y.version + 1
    where y.layer_id = ${result.imported_layer}::uuid and y.deleted_at is null
      and not exists (select 1 from takeoff t where t.tenant_id = y.tenant_id and t.layer_id = y.layer_id and t.deleted_at is null)
      and not exists (select 1 from plan_mark m where m.tenant_id = y.tenant_id and m.layer_id = y.layer_id and m.deleted_at is null)`.execute(
    tx,
  );
  await sql`update ai_request set imported_at = null, imported_layer = null, imported_conditions = '{}',
      imported_takeoffs = '{}', version = version + 1, updated_at = now()
    where request_id = ${requestId}::uuid`.execute(tx);
  await recordChange(estimation, context, {
    entity: 'aiRequest',
    action: 'updated',
    changes: [{ field: 'measures', before: String(numAffectedRows) }],
  });
}

export const aiMeasureOperations = {
  aiRequestsAddMeasures: async ({ params }, context) => {
    await takeIn(params.estimation_id, params.request_id, context);
    return { data: presentAiRequest(await aiRequestRow(params.request_id, context)) };
  },
  aiRequestsRemoveMeasures: async ({ params }, context) => {
    await takeOut(params.estimation_id, params.request_id, context);
    return { data: presentAiRequest(await aiRequestRow(params.request_id, context)) };
  },
} satisfies Partial<Handlers>;
