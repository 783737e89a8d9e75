import type { Quote } from '@plumbline/api';
import { unlikeLook, type Hatch, type MarkShape, type TakeoffType } from '@plumbline/estimating';
import {
  generatePlanSet,
  type PlanSetTruth,
  type SheetKind,
  type SheetTruth,
} from '@plumbline/testing/plans/index';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { writeAudit } from '../context/audit.ts';
import type { AuditEntry } from '../context/context.ts';
import { beginFolders } from '../modules/estimation/default-folders.ts';
import { recomputeWhole } from '../modules/estimation/estimates/recompute.ts';
import { defaultTemplate } from '../modules/estimation/estimations.ts';
import { handOver } from '../modules/estimation/quotes/issue-quote.ts';
import { createQuote } from '../modules/estimation/quotes/quotes.ts';
import { defaultSettings } from '../modules/estimation/estimates/rules.ts';
import { processPlanSet } from '../modules/workdrive/process-plan-set.ts';
import type { SeedParts } from './demo.ts';
import type { Person } from './people.ts';
import { seedAlternates } from './estimation-alternates.ts';
import { exclusions, inclusions, jobs, type Job } from './estimation-jobs.ts';
import { tagEstimation } from './quote-configuration.ts';
import {
  calibrations,
  conditionCodes,
  primes,
  takeOff,
  wingOf,
  wings,
  type Drawn,
  type Wing,
} from './estimation-takeoff.ts';

const dayLength = 86_400_000;
/** ISO timestamp a number of days from now. */
const dayFrom = (now: Date) => (days: number) => new Date(now.getTime() + days * dayLength).toISOString();
const planSetName = (job: Job) => `${job.name} plan set.pdf`;

interface Opened {
  estimationId: string;
  fileId: string;
  people: Record<'estimator' | 'reviewer' | 'owner', Person>;
}

/** Creates an estimation from an opportunity and uploads its plan set. */
async function open(
  job: Job,
  pdf: Uint8Array,
  { database, ports }: SeedParts,
  tenantId: string,
): Promise<Opened> {
  const now = ports.clock();
  const at = dayFrom(now);
  const [estimationId, fileId] = [uuidv7(), uuidv7()];
  const key = `${tenantId}/${fileId}/file`;
  await ports.storage.put(key, pdf);
  return database.transaction({ tenantId }, 'write', async ({ tx }) => {
    const person = async (lastname: string): Promise<Person> =>
      tx
        .selectFrom('security_user')
        .select(['user_id', 'firstname', 'lastname'])
        .where('lastname', '=', lastname)
        .executeTakeFirstOrThrow();
    const people = {
      estimator: await person('Whitfield'),
      reviewer: await person('Raman'),
      owner: await person('Medina'),
    };
    const year = now.getUTCFullYear();
    const bid = await tx
      .selectFrom('crm_opportunity')
      .select(['opportunity_id', 'account_id'])
      .where('stage', '=', job.stage)
      .where(
        'opportunity_id',
        'not in',
        tx.selectFrom('estimation').select('opportunity_id').where('opportunity_id', 'is not', null),
      )
      .orderBy('number')
      .executeTakeFirstOrThrow();
    const { email, ...address } = job.customer;
    await tx
      .updateTable('crm_account')
      .set({
        ...address,
        email,
        website: `https://www.${email.split('@')[1]}`,
        territory: 'Willamette',
        type: 'Owner',
        status: 'Active',
      })
      .where('account_id', '=', bid.account_id)
      .execute();
    await tx
      .insertInto('crm_contact')
      .values({
        tenant_id: tenantId,
        contact_id: uuidv7(),
        account_id: bid.account_id,
        ...job.contact,
        contact_type: 'customer',
        created_at: at(-300),
        updated_at: at(-30),
      })
      .execute();
    await tx
      .updateTable('crm_opportunity')
      .set({
        name: job.name,
        scope: job.scope,
        site: `${job.customer.street}, ${job.customer.city}, ${job.customer.state}`,
        bid_date: at(job.bid).slice(0, 10),
        award_date: at(job.bid + 21).slice(0, 10),
        start_date: at(job.bid + 60).slice(0, 10),
        owner_id: people.owner.user_id,
        estimator_id: people.estimator.user_id,
      })
      .where('opportunity_id', '=', bid.opportunity_id)
      .execute();
    await tx
      .insertInto('estimation')
      .values({
        tenant_id: tenantId,
        estimation_id: estimationId,
        quote_number: `EST-${year}-${String(job.number).padStart(4, '0')}`,
        name: job.name,
        opportunity_id: bid.opportunity_id,
        estimator_id: people.estimator.user_id,
        reviewer_id: people.reviewer.user_id,
        bid_date: at(job.bid).slice(0, 10),
        estimation_status: job.status,
        description: job.description,
        settings: JSON.stringify({ ...defaultSettings, ...job.settings }),
        calculator_template_id: await defaultTemplate(tx),
        created_at: at(job.started),
        updated_at: at(job.started),
      })
      .execute();
    await beginFolders(estimationId, {
      tx,
      user: { tenant_id: tenantId, user_id: people.estimator.user_id },
    });
    await tagEstimation(tx, estimationId, job.tags);
    await tx
      .insertInto('number_sequence')
      .values({ tenant_id: tenantId, scope: `estimation-${year}`, next: job.number })
      .onConflict((each) => each.columns(['tenant_id', 'scope']).doUpdateSet({ next: job.number }))
      .execute();
    await tx
      .insertInto('drive_file')
      .values({
        tenant_id: tenantId,
        file_id: fileId,
        name: planSetName(job),
        prop_type: 'estimation',
        prop_id: estimationId,
        cloud_status: true,
        size: pdf.length,
        received: pdf.length,
        content_type: 'application/pdf',
        storage_key: key,
        state: 'processing',
        created_by: people.estimator.user_id,
        created_at: at(job.started),
      })
      .execute();
    return { estimationId, fileId, people };
  });
}

/** Actions on one estimation, dated in the past and audited. */
function deskOf(
  job: Job,
  { estimationId, fileId, people }: Opened,
  { tx, ports, tenantId }: { tx: Transaction; ports: SeedParts['ports']; tenantId: string },
) {
  const { estimator, owner } = people;
  const at = dayFrom(ports.clock());
  const audit = (by: Person, days: number) => (entry: AuditEntry) =>
    writeAudit(tx, entry, { tenant_id: tenantId, ...by }, { created_at: at(days) });
  const note = (by: Person, days: number, entry: Pick<AuditEntry, 'entity' | 'action' | 'changes'>) =>
    audit(by, days)({ module: 'estimation', entityId: estimationId, entityName: job.name, ...entry });
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
      await recomputeWhole(estimationId, { tx, ports });
    },
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
          valid_until: at(job.bid + 30).slice(0, 10),
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
    handOver: async (quote: Quote, days: number, to: readonly string[]) => {
      await handOver(quote, to, {
        tx,
        ports: { ...ports, clock: () => new Date(at(days)) },
        user: { tenant_id: tenantId, user_id: estimator.user_id, company: 'Northgate Builders' },
        audit: audit(estimator, days),
      });
    },
  };
}

/** Part of the measures: half the partitions, two floors, the fixtures. */
const firstAfternoon = (drawn: readonly Drawn[]): Drawn[] =>
  drawn.flatMap((each) => {
    if (each.code === 'P1' || each.code === 'P2')
      return [{ ...each, measures: each.measures.slice(0, Math.ceil(each.measures.length / 2)) }];
    if (each.code === 'LVT-1') return [{ ...each, measures: each.measures.slice(0, 2) }];
    return each.code === 'WC-1' || each.code === 'LAV-1' ? [each] : [];
  });

type Layers = ReadonlyMap<Wing, string>;
/** Uploaded sheets by content. */
type Pages = ReadonlyMap<SheetKind, { id: string; number: string }>;
async function pagesOf(tx: Transaction, fileId: string, truth: PlanSetTruth): Promise<Pages> {
  const rows = await tx
    .selectFrom('plan_page')
    .select(['page_id', 'number'])
    .where('file_id', '=', fileId)
    .execute();
  return new Map(
    rows.flatMap(({ page_id, number }) => {
      const sheet = truth.sheets[number - 1];
      return sheet ? [[sheet.kind, { id: page_id, number: sheet.number }] as const] : [];
    }),
  );
}

/** Creates two measured estimations: one quoted twice, one half measured. */
export async function seedEstimations(parts: SeedParts, tenantId: string): Promise<void> {
  const { database, ports, log } = parts;
  const at = dayFrom(ports.clock());
  for (const job of jobs) {
    const { pdf, truth } = await generatePlanSet({
      seed: job.seed,
      sheets: job.sheets,
      project: job.project,
    });
    const opened = await open(job, new Uint8Array(pdf), parts, tenantId);
    const { estimationId, fileId, people } = opened;
    await processPlanSet({ tenantId, fileId }, { database, ports, log });

    await database.transaction({ tenantId }, 'write', async ({ tx }) => {
      const desk = deskOf(job, opened, { tx, ports, tenantId });
      const pages = await pagesOf(tx, fileId, truth);
      await desk.begin();
      await desk.calibrate(truth.sheets, pages);
      const conditions = await conditionsFrom(tx, tenantId, estimationId, at(job.started + 0.2));
      const drawn = takeOff(truth);
      const on = { pages, conditions, layers: await desk.divide() };
      if (job === jobs[0]) {
        const isLater = ({ code }: Drawn) => code === 'D-1' || code === 'RF-1';
        await desk.draw(
          drawn.filter((each) => !isLater(each)),
          job.started + 2,
          on,
        );
        const interiors = await desk.quote(
          job.started + 4,
          'Interiors',
          'Interiors and plumbing fixtures, as drawn.',
        );
        await desk.handOver(interiors, job.started + 4.1, [job.contact.email]);
        await desk.draw(drawn.filter(isLater), job.started + 12, on);
        await desk.quote(
          -1.1,
          'Interiors and canopy',
          'Interiors, plumbing fixtures, doors and the canopy over the entrance.',
        );
        await desk.offer(-0.3, conditions);
      } else {
        await desk.draw(firstAfternoon(drawn), -0.2, on);
      }
      await tx
        .updateTable('estimation')
        .set({ updated_at: at(job === jobs[0] ? -0.05 : -0.2) })
        .where('estimation_id', '=', estimationId)
        .execute();
      await tx
        .updateTable('notification')
        .set({ created_at: at(job.started + 0.03), viewed: job === jobs[0] })
        .where('user_id', '=', people.estimator.user_id)
        .where('viewed', '=', false)
        .execute();
    });
  }
}

/** Creates conditions from assemblies. @returns ids by code. */
async function conditionsFrom(
  tx: Transaction,
  tenantId: string,
  estimationId: string,
  created: string,
): Promise<Map<string, string>> {
  const assemblies = await tx
    .selectFrom('assembly')
    .select(['assembly_id', 'code', 'name', 'take_off_type', 'color', 'category', 'parameters'])
    .where('code', 'in', [...conditionCodes])
    .execute();
  const looks: { type: TakeoffType; color: string; hatch: Hatch; mark_shape: MarkShape }[] = [];
  const rows = conditionCodes.map((code, index) => {
    const assembly = assemblies.find((each) => each.code === code);
    if (!assembly) throw new Error(`no assembly ${code}`);
    const type = assembly.take_off_type as TakeoffType;
    const look = unlikeLook(looks, type, [assembly.color]);
    looks.push({ type, ...look });
    return {
      tenant_id: tenantId,
      condition_id: uuidv7(),
      estimation_id: estimationId,
      assembly_id: assembly.assembly_id,
      code,
      name: assembly.name,
      type: assembly.take_off_type,
      ...look,
      category: assembly.category,
      parameters: JSON.stringify(assembly.parameters),
      sequence: index + 1,
      created_at: created,
    };
  });
  await tx.insertInto('estimation_condition').values(rows).execute();
  return new Map(rows.map(({ code, condition_id }) => [code, condition_id]));
}
