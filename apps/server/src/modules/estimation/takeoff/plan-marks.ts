import type { NewPlanMark } from '@plumbline/api';
import { markKinds, type MarkKind } from '@plumbline/estimating';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { defineResource } from '../../../resource/define-resource.ts';
import { estimationRow, pageOf, takeoffsWhere } from '../estimates/queries.ts';
import { readStrokes, saveDrawn, type DrawnTable } from './save-shapes.ts';
import { marksWhere } from './list-marks.ts';
import { assertPinRules } from './plan-pins.ts';

export const planStamps = defineResource('planStamp', { table: 'plan_stamp' });
export const planMarkResources = { planStamp: planStamps };

const marks: DrawnTable<NewPlanMark> = {
  table: 'plan_mark',
  id: 'mark_id',
  one: 'This mark',
  columns: [
    ['type', 'text', (each) => each.type],
    ['geometry', 'jsonb', (each) => each.geometry],
    ['content', 'jsonb', (each) => each.content],
  ],
  // Comments are allowed on locked layers.
  free: (row) => sql<boolean>`${sql.ref(`${row}.type`)} = 'pin'`,
  belongs: [['layer_id', 'plan_layer', (each) => each.layer_id]],
};

/** Name of a kind in the message about its geometry, with its number of vertices. */
const verticesMessage = (type: MarkKind): string => {
  const [least, most] = markKinds[type].vertices;
  if (least === 4 && most === 4) return 'A mark needs exactly four corners.';
  if (least === most) return 'A callout needs four corners and the point of its leader.';
  return `This mark needs ${least} to ${most} points.`;
};

/**
 * Rejects marks that cannot be displayed: geometry that does not fit the kind, text without content, images without
 * image, links without page. Link targets are not checked, because their page may be deleted during the save.
 */
function assertCompleteMarks(upsert: readonly NewPlanMark[]) {
  for (const [at, { type, geometry, content }] of upsert.entries()) {
    const { length } = geometry.vertices;
    if (type === 'pin') {
      if (length !== 1) throw invalidField(`upsert.${at}.geometry`, 'A comment has exactly one point.');
      continue;
    }
    const { vertices, text } = markKinds[type];
    const [least, most] = vertices;
    if (length < least || length > most) throw invalidField(`upsert.${at}.geometry`, verticesMessage(type));
    if (type === 'image' && !content.image_id)
      throw invalidField(`upsert.${at}.content.image_id`, 'Choose an image.');
    if (type === 'link' && !content.page_id)
      throw invalidField(`upsert.${at}.content.page_id`, 'Choose the page the link opens.');
    if (text === 'required' && !content.text?.trim())
      throw invalidField(`upsert.${at}.content.text`, 'Enter text.');
  }
}

/** Overlap in milliseconds that includes changes uncommitted at the previous request. */
const OVERLAP_MS = 60_000;

async function deletedSince(table: 'takeoff' | 'plan_mark', pageId: string, since: Date, { tx }: Context) {
  const key = sql.ref(table === 'takeoff' ? 'takeoff_id' : 'mark_id');
  const { rows } = await sql<{ uuid: string }>`select ${key} as uuid from ${sql.table(table)}
    where page_id = ${pageId}::uuid and deleted_at is not null and greatest(updated_at, deleted_at) >= ${since}`.execute(
    tx,
  );
  return rows.map(({ uuid }) => uuid);
}

export const planMarkOperations = {
  planMarksSave: async ({ params, body }, context) => {
    const { estimation_id, page_id } = params;
    await estimationRow(estimation_id, context);
    const page = await pageOf(estimation_id, page_id, context, true);
    const strokes = readStrokes(body);
    assertCompleteMarks(strokes.upsert);
    await assertPinRules(strokes, context);
    const { accepted, conflicts, counts } = await saveDrawn(marks, strokes, params, context);
    if (counts.length)
      await context.audit({
        module: 'estimation',
        entity: 'plan mark',
        entityId: estimation_id,
        entityName: (await estimationRow(estimation_id, context)).name,
        action: 'updated',
        changes: [{ field: 'page', after: page.page_name || page.name }, ...counts],
      });
    const now = await marksWhere(context, estimation_id, page_id);
    return {
      data: {
        marks: now.filter(({ uuid }) => accepted.has(uuid)),
        removed: strokes.remove,
        conflicts: now.filter(({ uuid }) => conflicts.has(uuid)),
      },
    };
  },
  takeoffListChanges: async ({ params, query }, context) => {
    const { estimation_id, page_id } = params;
    await estimationRow(estimation_id, context);
    const { calibrations } = await pageOf(estimation_id, page_id, context);
    const now = context.ports.clock();
    const sinceTime = query.since ? new Date(query.since) : undefined;
    const since = new Date((sinceTime ?? now).getTime() - OVERLAP_MS);
    return {
      data: {
        at: now.toISOString(),
        calibrations,
        takeoffs: await takeoffsWhere(context, estimation_id, page_id, since),
        removed: await deletedSince('takeoff', page_id, since, context),
        marks: await marksWhere(context, estimation_id, page_id, since),
        removed_marks: await deletedSince('plan_mark', page_id, since, context),
      },
    };
  },
} satisfies Partial<Handlers>;
