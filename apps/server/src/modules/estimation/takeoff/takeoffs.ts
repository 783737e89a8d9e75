import type { Calibration, NewTakeoff, PageTakeoff } from '@plumbline/api';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { conditionsOf } from './conditions.ts';
import { estimationRow, openEstimation, pageOf, pagesOf, takeoffsWhere } from '../estimates/queries.ts';
import { recordChange } from '../estimates/recompute.ts';
import { readStrokes, saveDrawn, type DrawnTable, type Place } from './save-shapes.ts';
import { marksWhere } from './list-marks.ts';

type SaveTakeoff = Handlers['takeoffSave'];

const takeoffs: DrawnTable<NewTakeoff> = {
  table: 'takeoff',
  id: 'takeoff_id',
  one: 'This measure',
  columns: [
    ['condition_id', 'uuid', (each) => each.condition_id],
    ['name', 'text', (each) => each.name ?? ''],
    ['geometry', 'jsonb', (each) => each.geometry],
    ['parameters', 'jsonb', (each) => each.parameters ?? {}],
  ],
  belongs: [
    ['layer_id', 'plan_layer', (each) => each.layer_id],
    ['group_id', 'typical_group', (each) => each.group_id],
  ],
};

async function saveTakeoff(
  { params, body }: Parameters<SaveTakeoff>[0],
  context: Context,
): Promise<Awaited<ReturnType<SaveTakeoff>>> {
  const { estimation_id, page_id } = params;
  // Serialized by estimation, because its total covers the measures of all pages.
  const estimation = await openEstimation(estimation_id, context);
  const page = await pageOf(estimation_id, page_id, context, true);
  const conditions = new Set((await conditionsOf(estimation_id, context)).map((row) => row.condition_id));
  const unknown = body.upsert.findIndex((each) => !conditions.has(each.condition_id));
  if (unknown >= 0)
    throw invalidField(
      `upsert.${unknown}.condition_id`,
      'This condition was deleted. Choose another condition for this measure.',
    );
  const strokes = readStrokes(body);
  const { accepted, conflicts, counts } = await saveDrawn(takeoffs, strokes, params, context);
  const now = await takeoffsWhere(context, estimation_id, page_id);
  if (counts.length) {
    await recordChange(estimation, context, {
      entity: 'take-off',
      action: 'updated',
      changes: [{ field: 'page', after: page.page_name || page.name }, ...counts],
    });
  }
  return {
    data: {
      takeoffs: now.filter((each) => accepted.has(each.uuid)),
      removed: strokes.remove,
      conflicts: now.filter((each) => conflicts.has(each.uuid)),
    },
  };
}

/** Current data of one page for the canvas. */
export async function pageTakeoff(
  { estimation_id, page_id }: Place,
  calibrations: Calibration[],
  context: Context,
): Promise<PageTakeoff> {
  return {
    calibrations,
    takeoffs: await takeoffsWhere(context, estimation_id, page_id),
    marks: await marksWhere(context, estimation_id, page_id),
    at: context.ports.clock().toISOString(),
  };
}

export const takeoffOperations = {
  takeoffRead: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    const page = await pageOf(params.estimation_id, params.page_id, context);
    return { data: await pageTakeoff(params, page.calibrations, context) };
  },
  takeoffList: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    const pages = await pagesOf(params.estimation_id, context);
    return {
      data: {
        takeoffs: await takeoffsWhere(context, params.estimation_id),
        calibrations: pages.map((page) => ({
          page_id: page.page_id,
          calibrations: page.calibrations,
        })),
      },
    };
  },
  takeoffSave: saveTakeoff,
} satisfies Partial<Handlers>;
