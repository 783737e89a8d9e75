import type { SheetComparison, SheetPair } from '@plumbline/api';
import {
  moveCalibration,
  moveGeometry,
  similarityFrom,
  similarityScale,
  type Similarity,
} from '@plumbline/estimating';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField, HttpError } from '../../../core/http-error.ts';
import { estimationRow, openEstimation, pagesOf, takeoffsWhere } from '../estimates/queries.ts';
import { recordChange } from '../estimates/recompute.ts';
import type { PageRow } from '../takeoff/condition-totals.ts';
import {
  areRevisions,
  comparison,
  isScaled,
  pairOf,
  measuresWithoutCopy,
  type Pair,
  type Place,
} from './sheet-comparison.ts';

async function saveAlignment({ before, after }: Pair, pairs: SheetPair[], { tx, user }: Context) {
  await sql`insert into sheet_alignment (tenant_id, old_page_id, new_page_id, pairs, user_id)
    values (${user.tenant_id}::uuid, ${before.page_id}::uuid, ${after.page_id}::uuid, ${JSON.stringify(pairs)}::jsonb,
      ${user.user_id}::uuid)
    on conflict (tenant_id, old_page_id, new_page_id) do update
      set pairs = excluded.pairs, user_id = excluded.user_id, updated_at = now()`.execute(tx);
}

/** Maximum plausible scale factor between revisions. */
const scaleLimit = 100;

/** Alignment of the old sheet on the new one. @throws HttpError 422 if the points do not define one. */
function alignmentOf(pairs: readonly SheetPair[]): Similarity {
  const [first, second] = pairs.map(({ before, after }) => ({ from: before, to: after }));
  try {
    if (!first || !second) throw new RangeError();
    const alignment = similarityFrom(first, second);
    const scale = similarityScale(alignment);
    if (!(scale < scaleLimit && scale > 1 / scaleLimit)) throw new RangeError();
    return alignment;
  } catch {
    throw invalidField('alignment', 'Choose two points that are apart, at the same places on both sheets.');
  }
}

/** Links two pages as revisions, the new one directly after the old; the current revision stays. */
async function linkRevisions({ before, after }: Pair, { tx }: Pick<Context, 'tx'>): Promise<void> {
  if (before.sheet_id && before.sheet_id === after.sheet_id) return;
  if (after.sheet_id)
    throw new HttpError(409, `${after.name} of ${after.pdf_name} is already a revision of another sheet.`);
  const sheet = before.sheet_id ?? uuidv7();
  await sql`update plan_page set revision = revision + 1
    where sheet_id = ${sheet}::uuid and revision > ${before.revision}`.execute(tx);
  await sql`update plan_page set sheet_id = ${sheet}::uuid where page_id = ${before.page_id}::uuid`.execute(
    tx,
  );
  await sql`update plan_page set sheet_id = ${sheet}::uuid, revision = ${before.revision + 1}, is_current = false
    where page_id = ${after.page_id}::uuid`.execute(tx);
}

/** Locks the estimation and returns its pages. */
async function lockPair(place: Place, context: Context) {
  const estimation = await openEstimation(place.estimation_id, context);
  return { estimation, pair: pairOf(place, await pagesOf(place.estimation_id, context)) };
}

const sheetName = ({ name, pdf_name }: PageRow) => `${name} of ${pdf_name}`;

async function setCurrent(place: Place, current: 'old' | 'new', context: Context): Promise<SheetComparison> {
  const { estimation, pair } = await lockPair(place, context);
  await linkRevisions(pair, context);
  const chosen = current === 'new' ? pair.after : pair.before;
  await sql`update plan_page set is_current = page_id = ${chosen.page_id}::uuid,
      current_since = case when page_id = ${chosen.page_id}::uuid and not is_current then now() else current_since end,
      updated_at = now()
    where sheet_id = (select sheet_id from plan_page where page_id = ${chosen.page_id}::uuid)`.execute(
    context.tx,
  );
  await recordChange(estimation, context, {
    entity: 'sheet',
    action: 'updated',
    changes: [
      {
        field: 'current revision',
        before: sheetName(current === 'new' ? pair.before : pair.after),
        after: sheetName(chosen),
      },
    ],
  });
  return comparison(estimation, place, context);
}

async function unlinkRevisions(place: Place, context: Context): Promise<SheetComparison> {
  const { estimation, pair } = await lockPair(place, context);
  if (!areRevisions(pair)) throw new HttpError(409, 'These sheets are not revisions of each other.');
  // If the current revision leaves, the newest remaining one becomes current.
  await sql`update plan_page set sheet_id = null, revision = 0, is_current = true, current_since = null
    where page_id = ${pair.after.page_id}::uuid`.execute(context.tx);
  // A group of one page is removed.
  await sql`update plan_page set sheet_id = null, revision = 0, is_current = true, current_since = null
    where sheet_id = ${pair.before.sheet_id}::uuid
      and (select count(*) from plan_page o where o.sheet_id = ${pair.before.sheet_id}::uuid) = 1`.execute(
    context.tx,
  );
  await recordChange(estimation, context, {
    entity: 'sheet',
    action: 'updated',
    changes: [{ field: 'revision', before: sheetName(pair.after) }],
  });
  return comparison(estimation, place, context);
}

/** Copies the old sheet's scale to a sheet without one by their alignment. @returns true if copied. */
async function copyScale({ before, after }: Pair, alignment: Similarity, { tx }: Context): Promise<boolean> {
  if (isScaled(after) || !isScaled(before)) return false;
  const moved = before.calibrations.map((each) => moveCalibration(alignment, each));
  if (moved.includes(undefined)) return false;
  await tx
    .updateTable('plan_page')
    .set({ calibrations: JSON.stringify(moved.map((each) => ({ ...each, uuid: uuidv7() }))) })
    .where('page_id', '=', after.page_id)
    .execute();
  return true;
}

type Copy = Handlers['sheetRevisionsCopyMeasures'];
async function copyMeasures(
  { params, body }: Parameters<Copy>[0],
  context: Context,
): Promise<Awaited<ReturnType<Copy>>> {
  const { tx, user } = context;
  const { estimation, pair } = await lockPair(params, context);
  const alignment = alignmentOf(body.alignment);
  await linkRevisions(pair, context);
  const waiting = await measuresWithoutCopy(pair, context);
  const only = body.condition_ids && new Set(body.condition_ids.map((uuid) => uuid.toLowerCase()));
  const copies = (await takeoffsWhere(context, params.estimation_id, pair.before.page_id))
    .filter(({ uuid, condition_id }) => waiting.has(uuid) && (only?.has(condition_id) ?? true))
    .map((each) => ({
      ...each,
      copied_from: each.uuid,
      uuid: uuidv7(),
      geometry: moveGeometry(alignment, each.geometry),
    }));
  await sql`insert into takeoff (tenant_id, takeoff_id, estimation_id, page_id, created_by, condition_id, name, geometry,
      parameters, layer_id, group_id, copied_from)
    select ${user.tenant_id}::uuid, r.uuid, ${params.estimation_id}::uuid, ${pair.after.page_id}::uuid, ${user.user_id}::uuid,
      r.condition_id, r.name, r.geometry, r.parameters, r.layer_id, r.group_id, r.copied_from
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as r(uuid uuid, condition_id uuid, name text, geometry jsonb,
      parameters jsonb, layer_id uuid, group_id uuid, copied_from uuid)`.execute(tx);
  const scaled = copies.length > 0 && (await copyScale(pair, alignment, context));
  if (copies.length)
    await recordChange(estimation, context, {
      entity: 'take-off',
      action: 'updated',
      changes: [
        { field: 'page', before: sheetName(pair.before), after: sheetName(pair.after) },
        { field: 'copied', after: String(copies.length) },
      ],
    });
  return {
    data: {
      copied: copies.map(({ uuid }) => uuid),
      scaled,
      comparison: await comparison(estimation, params, context),
    },
  };
}

export const sheetRevisionOperations = {
  sheetRevisionsCompare: async ({ params }, context) => ({
    data: await comparison(await estimationRow(params.estimation_id, context), params, context),
  }),
  sheetRevisionsAlign: async ({ params, body }, context) => {
    // Alignment changes no figures and is allowed while frozen.
    const estimation = await estimationRow(params.estimation_id, context, true);
    const pair = pairOf(params, await pagesOf(params.estimation_id, context));
    if (body.alignment.length > 0) alignmentOf(body.alignment);
    await saveAlignment(pair, body.alignment, context);
    return { data: await comparison(estimation, params, context) };
  },
  sheetRevisionsCopyMeasures: copyMeasures,
  sheetRevisionsSetCurrent: async ({ params, body }, context) => ({
    data: await setCurrent(params, body.current, context),
  }),
  sheetRevisionsSeparate: async ({ params }, context) => ({ data: await unlinkRevisions(params, context) }),
} satisfies Partial<Handlers>;
