import type { Quote } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import type { SheetKind, SheetTruth } from '@plumbline/testing/plans/index';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../context/audit.ts';
import type { AuditEntry } from '../context/context.ts';
import type { Transaction } from '../database/database.ts';
import { recomputeWithStaleness } from '../modules/estimation/estimates/recompute.ts';
import { issueQuote } from '../modules/estimation/quotes/issue-quote.ts';
import { createQuote } from '../modules/estimation/quotes/quotes.ts';
import { seedAlternates } from './estimation-alternates.ts';
import { exclusions, inclusions, type Job } from './estimation-jobs.ts';
import { dayFrom, planSetName, type OpenedEstimation } from './open-estimation.ts';
import { calibrations, primes, wingOf, wings, type Drawn, type Wing } from './estimation-takeoff.ts';
import type { DemoPerson } from '../capabilities/demo-data/demo-data.ts';
import type { DemoServices } from '../capabilities/demo-data/demo-data.ts';

/** Layers by wing. */
export type Layers = ReadonlyMap<Wing, string>;
/** Uploaded sheets by content. */
export type Pages = ReadonlyMap<SheetKind, { id: string; number: string }>;

interface ActionServices {
  tx: Transaction;
  ports: DemoServices['ports'];
  tenantId: string;
}

/** Writes audit entries of an estimation, dated in the past. */
function createAuditNotes(
  job: Job,
  { estimationId }: OpenedEstimation,
  { tx, ports, tenantId }: ActionServices,
) {
  const at = dayFrom(ports.clock());
  const audit = (by: DemoPerson, days: number) => (entry: AuditEntry) =>
    writeAudit(tx, entry, { tenant_id: tenantId, ...by }, { created_at: at(days) });
  const note = (by: DemoPerson, days: number, entry: Pick<AuditEntry, 'entity' | 'action' | 'changes'>) =>
    audit(by, days)({ module: 'estimation', entityId: estimationId, entityName: job.name, ...entry });
  return { at, audit, note };
}
type AuditNotes = ReturnType<typeof createAuditNotes>;

/** Actions on the sheets of an estimation: scales, layers and measures. */
function takeoffActions(
  job: Job,
  { estimationId, people }: OpenedEstimation,
  { tx, ports, tenantId }: ActionServices,
  { at, note }: AuditNotes,
) {
  const { estimator } = people;
  return {
    calibrate: async (sheets: readonly SheetTruth[], pages: Pages) => {
      for (const sheet of sheets) {
        const scales = calibrations(sheet);
        const page = pages.get(sheet.kind);
        if (!page || !scales.length) continue;
        await tx
          .updateTable('plan_page')
          .set({ calibrations: JSON.stringify(scales) })
          .where('page_id', '=', page.id)
          .execute();
        await note(estimator, job.started + 0.1, {
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

/** Actions on the quotes of an estimation. */
function quoteActions(
  job: Job,
  { estimationId, people }: OpenedEstimation,
  { tx, ports, tenantId }: ActionServices,
  { at, audit, note }: AuditNotes,
) {
  const { estimator } = people;
  return {
    offer: async (days: number, conditions: ReadonlyMap<string, string>) => {
      const added = await seedAlternates(tx, {
        tenantId,
        estimationId,
        createdBy: estimator.user_id,
        at: at(days),
        conditions,
      });
      for (const { number, name } of added)
        await note(estimator, days, {
          entity: 'alternate',
          action: 'created',
          changes: [{ field: `alternate ${number}`, after: name }],
        });
    },
    quote: async (days: number, name: string, description: string) => {
      const { data } = await createQuote(
        estimationId,
        {
          name,
          description,
          valid_until: utcDay(at(job.bid + 30)),
          inclusions,
          exclusions,
        },
        {
          tx,
          // The version of the estimate cannot be dated back later.
          ports: { ...ports, clock: () => new Date(at(days)) },
          user: { tenant_id: tenantId, user_id: estimator.user_id },
          audit: audit(estimator, days),
        },
      );
      await tx
        .updateTable('quote')
        .set({ created_at: at(days), updated_at: at(days) })
        .where('quote_id', '=', data.uuid)
        .execute();
      return data;
    },
    send: async (quote: Quote, days: number, to: readonly string[]) => {
      await issueQuote(quote, to, {
        tx,
        ports: { ...ports, clock: () => new Date(at(days)) },
        user: { tenant_id: tenantId, user_id: estimator.user_id, company: 'Northgate Builders' },
        audit: audit(estimator, days),
      });
    },
  };
}

/** Actions on one estimation, dated in the past and audited. */
export function createEstimationActions(job: Job, opened: OpenedEstimation, parts: ActionServices) {
  const notes = createAuditNotes(job, opened, parts);
  const { fileId, people } = opened;
  const { audit, note } = notes;
  const { estimator, owner } = people;
  return {
    begin: async () => {
      await note(owner, job.started, { entity: 'estimation', action: 'created' });
      await audit(
        estimator,
        job.started + 0.02,
      )({
        module: 'workdrive',
        entity: 'file',
        entityId: fileId,
        entityName: planSetName(job),
        action: 'created',
      });
    },
    ...takeoffActions(job, opened, parts, notes),
    ...quoteActions(job, opened, parts, notes),
  };
}
