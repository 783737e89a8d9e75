import { addElapsed, utcDay } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { createDefaultFolders } from '../modules/estimation/default-folders.ts';
import { defaultSettings } from '../modules/estimation/estimates/estimate-settings.ts';
import { defaultTemplate } from '../modules/estimation/estimations.ts';
import type { Job } from './estimation-jobs.ts';
import type { DemoPerson } from '../capabilities/demo-data/demo-data.ts';
import { tagEstimation } from '../modules/estimation/seed/quote-configuration.ts';
import type { DemoServices } from '../capabilities/demo-data/demo-data.ts';

/** ISO timestamp a number of days from now. */
export const dayFrom = (now: Date) => (days: number) => addElapsed(now, { days }).toISOString();
/** File name of a job's plan set. */
export const planSetName = (job: Job) => `${job.name} plan set.pdf`;

/** An estimation with its plan set and the people who work on it. */
export interface OpenedEstimation {
  estimationId: string;
  fileId: string;
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
      bid_date: utcDay(at(job.bid)),
      award_date: utcDay(at(job.bid + 21)),
      start_date: utcDay(at(job.bid + 60)),
      owner_id: people.owner.user_id,
      estimator_id: people.estimator.user_id,
    })
    .where('opportunity_id', '=', bid.opportunity_id)
    .execute();
  return bid.opportunity_id;
}

/** Creates an estimation from an opportunity and uploads its plan set. */
export async function openEstimation(
  job: Job,
  pdf: Uint8Array,
  { database, ports }: DemoServices,
  tenantId: string,
): Promise<OpenedEstimation> {
  const now = ports.clock();
  const at = dayFrom(now);
  const [estimationId, fileId] = [uuidv7(), uuidv7()];
  const key = `${tenantId}/${fileId}/file`;
  await ports.storage.put(key, pdf);
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
