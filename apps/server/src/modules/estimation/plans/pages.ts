import type { Calibration } from '@plumbline/api';
import { agreesWithLengths, isDrawable, scaleText, type Calibration as Scale } from '@plumbline/estimating';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Handlers } from '../../../context/context.ts';
import { invalidField, HttpError } from '../../../core/http-error.ts';
import { openEstimation, pageOf } from '../estimates/queries.ts';
import { recordChange } from '../estimates/recompute.ts';
import { pageTakeoff } from '../takeoff/takeoffs.ts';

/** Scales of a page for the audit log: the sheet's, then those of details by name. */
const calibrationsText = (calibrations: readonly Calibration[]): string =>
  calibrations
    .map((each) => {
      const scale = scaleText(each as Scale) || 'none';
      return each.region ? `${each.name || 'Detail'}: ${scale}` : scale;
    })
    .join('; ') || 'none';

/** Normalizes key order, which the database does not keep. */
const inOrder = ({
  uuid,
  name = '',
  type,
  value,
  unit,
  calibrated,
  factorX,
  factorY,
  lengths = [],
  region,
}: Calibration) => [
  uuid,
  name,
  type,
  value,
  unit,
  calibrated,
  factorX ?? 1,
  factorY ?? 1,
  lengths.map(({ a, b, realLength }) => [a.x, a.y, b.x, b.y, realLength]),
  region ? [region.x, region.y, region.width, region.height] : null,
];
const isSame = (a: readonly Calibration[], b: readonly Calibration[]): boolean =>
  JSON.stringify(a.map(inOrder)) === JSON.stringify(b.map(inOrder));

/** Validates calibrations: at most one for the page, and others for details with a region. */
function assertValidCalibrations(calibrations: readonly Calibration[]) {
  const bad = (field: string, text: string, is: (each: Calibration, at: number) => boolean) => {
    const at = calibrations.findIndex(is);
    if (at >= 0) throw invalidField(`calibrations.${at}.${field}`, text);
  };
  const first = (is: (each: Calibration) => boolean, at: number) => calibrations.findIndex(is) === at;
  bad('value', 'The scale must be more than 0.', ({ value }) => !(value > 0) || !Number.isFinite(value));
  bad(
    'value',
    'This scale is not plausible. Check the length and both ends of the line.',
    (each) => each.calibrated && !isDrawable(each as Scale),
  );
  bad('lengths', 'These lengths do not match the scale.', (each) => !agreesWithLengths(each as Scale));
  bad(
    'region',
    'The region of a detail must have a width and a height.',
    ({ region }) => region !== undefined && !(region.width > 0 && region.height > 0),
  );
  bad(
    'region',
    'A page can have only one scale outside its details.',
    ({ region }, at) => !region && !first((each) => !each.region, at),
  );
  bad('uuid', 'This scale is in the list twice.', ({ uuid }, at) => {
    const own = uuid?.toLowerCase();
    return own !== undefined && !first((each) => each.uuid?.toLowerCase() === own, at);
  });
}

export const pageOperations = {
  planPagesCalibrate: async ({ params, body }, context) => {
    const estimation = await openEstimation(params.estimation_id, context);
    const before = await pageOf(params.estimation_id, params.page_id, context, true);
    if (body.seen && !isSame(body.seen, before.calibrations))
      throw new HttpError(
        409,
        'Someone else changed the scales of this sheet. Review their changes, then set your scale again.',
        { code: 'stale' },
      );
    assertValidCalibrations(body.calibrations);
    const calibrations = body.calibrations.map((each) => ({ ...each, uuid: each.uuid ?? uuidv7() }));
    await context.tx
      .updateTable('plan_page')
      .set({ calibrations: JSON.stringify(calibrations), updated_at: new Date().toISOString() })
      .where('page_id', '=', params.page_id)
      .execute();
    await recordChange(estimation, context, {
      entity: 'calibration',
      action: 'updated',
      changes: [
        {
          field: before.page_name || before.name,
          before: calibrationsText(before.calibrations),
          after: calibrationsText(calibrations),
        },
      ],
    });
    return {
      data: await pageTakeoff(params, calibrations, context),
    };
  },
  planPagesRemove: async ({ params, body }, context) => {
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
