import { addElapsed, utcDay } from '@plumbline/dates';
import { generatePlanSet, generateRevisionPair, type PlanSetTruth } from '@plumbline/testing/plans/index';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DemoServices } from '../capabilities/demo-data/demo-data.ts';
import type { Transaction } from '../database/database.ts';
import { createEstimationActions, type Pages } from './estimation-actions.ts';
import { exclusions, inclusions, type Job, type JobPlans } from './estimation-jobs.ts';
import { takeOff, type Code } from './estimation-takeoff.ts';
import {
  dateNotices,
  dayFrom,
  openEstimation,
  planSetName,
  uploadPlanSet,
  workdayPorts,
} from './open-estimation.ts';
import { createConditions, pagesOf } from './estimation-conditions.ts';
import { setStageDates } from './quoted-estimations.ts';

/** A quoted job whose floor plan is reissued while the customer decides. */
const job: Job & JobPlans = {
  number: 141,
  name: 'Mill Race Pediatric Dentistry',
  project: ['MILL RACE', 'PEDIATRIC DENTISTRY'],
  seed: 23,
  sheets: ['floor', 'finishes'],
  customer: {
    name: 'Mill Race Dental Group',
    street: '455 Mill Race Drive',
    city: 'Eugene',
    state: 'OR',
    zip: '97401',
    phone: '541-555-0171',
    email: 'office@millracedental.test',
  },
  contact: {
    firstname: 'Helen',
    lastname: 'Okada',
    title: 'Practice manager',
    email: 'h.okada@millracedental.test',
    phone: '541-555-0173',
  },
  scope: 'Interiors and plumbing fixtures',
  status: 'Quoted',
  stage: 'Bid submitted',
  floorArea: '5900',
  budget: '130000',
  started: -22,
  bid: -6,
  settings: { overhead_percentage: '10', profit_percentage: '11' },
  tags: ['Healthcare', 'Tenant improvement'],
  description: 'Interior build-out of a dental practice. The floor plan was reissued with addendum 1.',
};
const codes: readonly Code[] = ['P1', 'P2', 'PT-1', 'LVT-1', 'CPT-1', 'SK-1', 'D-1'];
const addendum = { name: `${job.name} addendum 1.pdf`, days: -3 };

/**
 * Adds a price to the history of a material, a factor of its latest one and by the same vendor. Dates are days from today.
 */
async function addPrice(
  code: string,
  { factor, since, until }: { factor: string; since: number; until: number },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const day = (days: number) => utcDay(addElapsed(now, { days }));
  await sql`insert into material_price (tenant_id, price_id, material_id, vendor_name, vendor_id, price, freight_percentage,
      cushion, lead_time, last_price_date, expiry_price_date, created_at)
    select p.tenant_id, ${uuidv7()}::uuid, p.material_id, p.vendor_name, p.vendor_id, round(p.price * ${factor}::numeric, 2),
      p.freight_percentage, p.cushion, p.lead_time, ${day(since)}::date, ${day(until)}::date,
      ${addElapsed(now, { days: since }).toISOString()}::timestamptz
    from material_price p
    where p.material_id = (select m.material_id from material m where m.code = ${code})
    order by p.last_price_date desc limit 1`.execute(tx);
}

/** Makes the page of the addendum the next revision of the sheet. The first issue stays the one that counts. */
async function linkRevision([first, next]: [Pages, Pages], tx: Transaction): Promise<void> {
  const [before, after] = [first.get('floor'), next.get('floor')];
  if (!before || !after) throw new Error('a plan set has no floor plan');
  const sheet = uuidv7();
  await sql`update plan_page set sheet_id = ${sheet}::uuid where page_id = ${before.id}::uuid`.execute(tx);
  await sql`update plan_page set sheet_id = ${sheet}::uuid, revision = 1, is_current = false
    where page_id = ${after.id}::uuid`.execute(tx);
}

/** Names the measures of the first issue that those of the addendum were copied from. */
async function linkCopies([first, next]: [Pages, Pages], tx: Transaction): Promise<void> {
  await sql`update takeoff t set copied_from = o.takeoff_id from takeoff o
    where t.page_id = ${next.get('floor')?.id}::uuid and o.page_id = ${first.get('floor')?.id}::uuid
      and o.tenant_id = t.tenant_id and o.condition_id = t.condition_id and o.name = t.name`.execute(tx);
}

/** Job opened with both plan sets, which are to be processed before it is measured. */
interface RevisedEstimation {
  fileIds: readonly string[];
  measure: () => Promise<void>;
}

/** Opens a job whose floor plan is reissued after its quote was sent. */
export async function openRevisedEstimation(
  parts: DemoServices,
  tenantId: string,
): Promise<RevisedEstimation> {
  const { database } = parts;
  const ports = workdayPorts(parts.ports);
  const now = ports.clock();
  const at = dayFrom(now);
  const { seed, sheets, project } = job;
  const issued = await generatePlanSet({ seed, sheets, project });
  const { after: reissued } = await generateRevisionPair({ seed, sheets: ['floor'], project });
  const opened = await openEstimation(job, { ...parts, ports }, tenantId);
  const upload = (name: string, pdf: Uint8Array, days: number) =>
    uploadPlanSet(opened, { name, pdf: new Uint8Array(pdf), days }, { ...parts, ports }, tenantId);
  const planSet = { fileId: await upload(planSetName(job), issued.pdf, job.started), name: planSetName(job) };
  const change = { fileId: await upload(addendum.name, reissued.pdf, addendum.days), ...addendum };

  const measure = async ({ tx }: { tx: Transaction }) => {
    const { estimationId, opportunityId } = opened;
    const desk = createEstimationActions(job, opened, { tx, ports, tenantId });
    const pages = async (fileId: string, truth: PlanSetTruth) => pagesOf(tx, fileId, truth);
    const first = await pages(planSet.fileId, issued.truth);
    await desk.begin();
    await desk.receive({ ...planSet, days: job.started + 0.02 });
    await desk.calibrate(issued.truth.sheets, first);
    const created = at(job.started + 0.2);
    const conditions = await createConditions(codes, { tx, tenantId, estimationId, created });
    const layers = await desk.divide();
    await desk.draw(takeOff(issued.truth), job.started + 2, { pages: first, conditions, layers });
    // Valid when the quote is sent, and expired since.
    await addPrice('09-9123-120', { factor: '1.06', since: -8, until: -2 }, { tx, now });
    const quote = await desk.quote({
      days: -7,
      name: 'Interiors',
      description:
        'Partitions, painting, floor finishes, doors and sinks, based on the first issue of the floor plan.',
      validUntil: 24,
      inclusions,
      exclusions,
    });
    await desk.send(quote, -6, [job.contact.email]);
    await desk.open(quote, { days: -5.8, times: 2 });
    await desk.takeAmount(quote);
    await setStageDates(job, opportunityId, { sent: -6 }, { tx, ports, tenantId });
    // After the quote: a dearer primer, and the floor plan of the addendum.
    await addPrice('09-9123-110', { factor: '1.09', since: -2, until: 60 }, { tx, now });
    const next = await pages(change.fileId, reissued.truth);
    await desk.receive({ ...change, days: addendum.days });
    await linkRevision([first, next], tx);
    await desk.calibrate(reissued.truth.sheets, next, addendum.days + 0.1);
    await desk.draw(takeOff(reissued.truth), -2, { pages: next, conditions, layers });
    await linkCopies([first, next], tx);
    await tx
      .updateTable('estimation')
      .set({ updated_at: at(-2) })
      .where('estimation_id', '=', estimationId)
      .execute();
    await dateNotices(tx, [estimationId], { at: at(addendum.days + 0.03), viewed: true });
  };
  return {
    fileIds: [planSet.fileId, change.fileId],
    measure: () => database.transaction({ tenantId }, 'write', measure),
  };
}
