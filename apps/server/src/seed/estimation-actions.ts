import type { SheetKind, SheetTruth } from '@plumbline/testing/plans/index';
import { v7 as uuidv7 } from 'uuid';
import { recomputeWithStaleness } from '../modules/estimation/estimates/recompute.ts';
import type { Job } from './estimation-jobs.ts';
import type { OpenedEstimation } from './open-estimation.ts';
import { createAuditNotes, type ActionServices, type AuditNotes } from './estimation-audit-notes.ts';
import { quoteActions, responseActions } from './quote-actions.ts';
import { calibrations, primes, wingOf, wings, type Drawn, type Wing } from './estimation-takeoff.ts';

/** Layers by wing. */
export type Layers = ReadonlyMap<Wing, string>;
/** Uploaded sheets by content. */
export type Pages = ReadonlyMap<SheetKind, { id: string; number: string }>;

/** Actions on the sheets of an estimation: scales, layers and measures. */
function takeoffActions(
  job: Job,
  { estimationId, people }: OpenedEstimation,
  { tx, ports, tenantId }: ActionServices,
  { at, note }: AuditNotes,
) {
  const { estimator } = people;
  return {
    calibrate: async (sheets: readonly SheetTruth[], pages: Pages, days = job.started + 0.1) => {
      for (const sheet of sheets) {
        const scales = calibrations(sheet);
        const page = pages.get(sheet.kind);
        if (!page || !scales.length) continue;
        await tx
          .updateTable('plan_page')
          .set({ calibrations: JSON.stringify(scales) })
          .where('page_id', '=', page.id)
          .execute();
        await note(estimator, days, {
          entity: 'calibration',
          action: 'updated',
          changes: [{ field: sheet.number, before: 'none', after: primes(sheet.scale) }],
        });
      }
    },
    divide: async () => {
      const layers = wings.map((name) => ({ name, layer_id: uuidv7() }));
      await tx
        .insertInto('plan_layer')
        .values(
          layers.map((layer, index) => ({
            ...layer,
            tenant_id: tenantId,
            estimation_id: estimationId,
            created_by: estimator.user_id,
            // Listed in creation order.
            created_at: at(job.started + 0.3 + index / 1000),
            updated_at: at(job.started + 0.3 + index / 1000),
          })),
        )
        .execute();
      for (const { name } of layers)
        await note(estimator, job.started + 0.3, {
          entity: 'layer',
          action: 'created',
          changes: [{ field: 'layer', after: name }],
        });
      return new Map(layers.map(({ name, layer_id }) => [name, layer_id]));
    },
    draw: async (
      list: readonly Drawn[],
      days: number,
      { pages, conditions, layers }: { pages: Pages; conditions: Map<string, string>; layers: Layers },
    ) => {
      for (const drawn of list) {
        const { code, sheet, measures } = drawn;
        const [condition, page] = [conditions.get(code), pages.get(sheet)];
        if (!condition || !page || !measures.length) continue;
        await tx
          .insertInto('takeoff')
          .values(
            measures.map((measure) => ({
              tenant_id: tenantId,
              takeoff_id: uuidv7(),
              estimation_id: estimationId,
              page_id: page.id,
              condition_id: condition,
              layer_id: layers.get(wingOf(measure, drawn)) ?? null,
              name: measure.name,
              geometry: JSON.stringify(measure.geometry),
              parameters: JSON.stringify(measure.parameters ?? {}),
              created_by: estimator.user_id,
              created_at: at(days),
              updated_at: at(days),
            })),
          )
          .execute();
        await note(estimator, days, {
          entity: 'take-off',
          action: 'updated',
          changes: [
            { field: 'page', after: page.number },
            { field: 'drawn', after: String(measures.length) },
          ],
        });
      }
      await recomputeWithStaleness(estimationId, { tx, ports });
    },
  };
}

/** Actions on one estimation, dated in the past and audited. */
export function createEstimationActions(job: Job, opened: OpenedEstimation, parts: ActionServices) {
  const notes = createAuditNotes(job, opened, parts);
  const { people } = opened;
  const { audit, note } = notes;
  const { estimator, owner } = people;
  return {
    begin: () => note(owner, job.started, { entity: 'estimation', action: 'created' }),
    receive: ({ fileId, name, days }: { fileId: string; name: string; days: number }) =>
      audit(
        estimator,
        days,
      )({ module: 'workdrive', entity: 'file', entityId: fileId, entityName: name, action: 'created' }),
    ...takeoffActions(job, opened, parts, notes),
    ...quoteActions(job, opened, parts, notes),
    ...responseActions(opened, parts, notes),
  };
}
