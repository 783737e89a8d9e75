import { addElapsed, utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { createDefaultFolders } from '../modules/estimation/default-folders.ts';
import { defaultSettings } from '../modules/estimation/estimates/estimate-settings.ts';
import { defaultTemplate } from '../modules/estimation/estimations.ts';
import type { Job } from './estimation-jobs.ts';
import type { DemoPerson, DemoServices } from '../capabilities/demo-data/demo-data.ts';
import { tagEstimation } from '../modules/estimation/seed/quote-configuration.ts';

/** ISO timestamp a number of days from now. */
export const dayFrom = (now: Date) => (days: number) => addElapsed(now, { days }).toISOString();
/** First hour of work, in UTC, from which on changes of opportunities are dated. */
const WORK_STARTS = 14;

/** Ports whose clock is at the start of the latest working day, so that a quote is sent before its opportunity moves. */
export function workdayPorts<Given extends DemoServices['ports']>(ports: Given): Given {
  const now = ports.clock();
  const start = new Date(now);
  start.setUTCHours(WORK_STARTS, 0, 0, 0);
  const latest = start > now ? addElapsed(start, { days: -1 }) : start;
  return { ...ports, clock: () => latest };
}

/** File name of a job's plan set. */
export const planSetName = (job: Job) => `${job.name} plan set.pdf`;

/** An estimation, its opportunity and the people who work on it. */
export interface OpenedEstimation {
  estimationId: string;
  opportunityId: string;
  people: Record<'estimator' | 'reviewer' | 'owner', DemoPerson>;
}

async function peopleOf(tx: Transaction): Promise<OpenedEstimation['people']> {
  const person = async (lastname: string): Promise<DemoPerson> =>
    tx
      .selectFrom('security_user')
      .select(['user_id', 'firstname', 'lastname'])
      .where('lastname', '=', lastname)
      .executeTakeFirstOrThrow();
  return {
    estimator: await person('Whitfield'),
    reviewer: await person('Raman'),
    owner: await person('Medina'),
  };
}

/** Turns an opportunity of the job's stage into the job's own, with its customer and contact. @returns its id. */
async function adoptOpportunity(
  tx: Transaction,
  job: Job,
  {
    tenantId,
    people,
    at,
  }: { tenantId: string; people: OpenedEstimation['people']; at: (days: number) => string },
): Promise<string> {
  const bid = await tx
    .selectFrom('crm_opportunity')
    .select(['opportunity_id', 'account_id'])
    .where('stage', '=', job.stage)
    .where(
      'account_id',
      'not in',
      // Another job's customer keeps its name.
      tx
        .selectFrom('crm_opportunity as taken')
        .innerJoin('estimation', 'estimation.opportunity_id', 'taken.opportunity_id')
        .select('taken.account_id'),
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
      bid_date: utcDay(at(job.bid)),
      award_date: utcDay(at(job.bid + 21)),
      start_date: utcDay(at(job.bid + 60)),
      amount: job.budget,
      floor_area: job.floorArea,
      owner_id: people.owner.user_id,
      estimator_id: people.estimator.user_id,
    })
    .where('opportunity_id', '=', bid.opportunity_id)
    .execute();
  return bid.opportunity_id;
}

/** Creates an estimation from an opportunity. */
export async function openEstimation(
  job: Job,
  { database, ports }: DemoServices,
  tenantId: string,
): Promise<OpenedEstimation> {
  const now = ports.clock();
  const at = dayFrom(now);
  const estimationId = uuidv7();
  return database.transaction({ tenantId }, 'write', async ({ tx }) => {
    const people = await peopleOf(tx);
    const year = now.getUTCFullYear();
    const opportunityId = await adoptOpportunity(tx, job, { tenantId, people, at });
    await tx
      .insertInto('estimation')
      .values({
        tenant_id: tenantId,
        estimation_id: estimationId,
        quote_number: `EST-${year}-${String(job.number).padStart(4, '0')}`,
        name: job.name,
        opportunity_id: opportunityId,
        estimator_id: people.estimator.user_id,
        reviewer_id: people.reviewer.user_id,
        bid_date: utcDay(at(job.bid)),
        estimation_status: job.status,
        description: job.description,
        settings: JSON.stringify({ ...defaultSettings, ...job.settings }),
        calculator_template_id: await defaultTemplate(tx),
        created_at: at(job.started),
        updated_at: at(job.started),
      })
      .execute();
    await createDefaultFolders(estimationId, {
      tx,
      user: { tenant_id: tenantId, user_id: people.estimator.user_id },
    });
    await tagEstimation(tx, estimationId, job.tags);
    await tx
      .insertInto('number_sequence')
      .values({ tenant_id: tenantId, scope: `estimation-${year}`, next: job.number })
      .onConflict((each) => each.columns(['tenant_id', 'scope']).doUpdateSet({ next: job.number }))
      .execute();
    return { estimationId, opportunityId, people };
  });
}

/** Stores a plan set of an estimation, to be processed. @returns its file. */
export async function uploadPlanSet(
  { estimationId, people }: OpenedEstimation,
  { name, pdf, days }: { name: string; pdf: Uint8Array; days: number },
  { database, ports }: DemoServices,
  tenantId: string,
): Promise<string> {
  const fileId = uuidv7();
  const key = `${tenantId}/${fileId}/file`;
  await ports.storage.put(key, pdf);
  await database.transaction({ tenantId }, 'write', ({ tx }) =>
    tx
      .insertInto('drive_file')
      .values({
        tenant_id: tenantId,
        file_id: fileId,
        name,
        prop_type: 'estimation',
        prop_id: estimationId,
        cloud_status: true,
        size: pdf.length,
        received: pdf.length,
        content_type: 'application/pdf',
        storage_key: key,
        state: 'processing',
        created_by: people.estimator.user_id,
        created_at: dayFrom(ports.clock())(days),
      })
      .execute(),
  );
  return fileId;
}

/** Dates the notifications about records back, and marks them as viewed or not. */
export async function dateNotices(
  tx: Transaction,
  records: readonly string[],
  { at, viewed }: { at: string; viewed: boolean },
): Promise<void> {
  await sql`update notification set created_at = ${at}::timestamptz, viewed = ${viewed}
    where data->>'prop_id' = any(${[...records]})`.execute(tx);
}
