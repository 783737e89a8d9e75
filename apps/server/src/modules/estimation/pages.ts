import type { Calibration } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Handlers } from '../../http/context.ts';
import { invalid } from '../../http/problem.ts';
import { openEstimation, pageOf, recordChange } from './data.ts';
import { pageTakeoff } from './takeoffs.ts';

export const pageOperations = {
  estimationWorkCalibrate: async ({ params, body }, context) => {
    const estimation = await openEstimation(params.estimation_id, context);
    const before = await pageOf(params.estimation_id, params.page_id, context, true);
    const bad = body.calibrations.findIndex((each) => !(each.value > 0) || !Number.isFinite(each.value));
    if (bad >= 0) throw invalid(`calibrations.${bad}.value`, 'A scale must be more than zero.');
    const calibrations = body.calibrations.map((each) => ({ ...each, uuid: each.uuid ?? uuidv7() }));
    await context.tx
      .updateTable('plan_page')
      .set({ calibrations: JSON.stringify(calibrations), updated_at: new Date().toISOString() })
      .where('page_id', '=', params.page_id)
      .execute();
    const words = (list: readonly Calibration[]) =>
      list
        .map((each) => (each.calibrated ? `${each.name || each.value} (${each.unit}/pt)` : 'none'))
        .join('; ') || 'none';
    await recordChange(estimation, context, {
      entity: 'calibration',
      action: 'updated',
      changes: [
        {
          field: before.page_name || before.name,
          before: words(before.calibrations),
          after: words(calibrations),
        },
      ],
    });
    return {
      data: await pageTakeoff(params, calibrations, context),
    };
  },
  estimationWorkRemovePages: async ({ params, body }, context) => {
    const estimation = await openEstimation(params.estimation_id, context);
    for (const page of body.page_id) await pageOf(params.estimation_id, page, context);
    const now = new Date().toISOString();
    await sql`update takeoff set deleted_at = ${now} where page_id = any(${body.page_id}::uuid[]) and deleted_at is null`.execute(
      context.tx,
    );
    await sql`update plan_page set deleted_at = ${now} where page_id = any(${body.page_id}::uuid[])`.execute(
      context.tx,
    );
    await recordChange(estimation, context, {
      entity: 'page',
      action: 'deleted',
      changes: [{ field: 'pages', before: String(body.page_id.length) }],
    });
    return { data: { deleted: body.page_id.length } };
  },
} satisfies Partial<Handlers>;
