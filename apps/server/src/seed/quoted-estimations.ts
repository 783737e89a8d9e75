import type { Quote } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DemoServices } from '../capabilities/demo-data/demo-data.ts';
import type { Transaction } from '../database/database.ts';
import { recomputeWithStaleness } from '../modules/estimation/estimates/recompute.ts';
import { createEstimationActions } from './estimation-actions.ts';
import { exclusions, inclusions } from './estimation-jobs.ts';
import {
  dateNotices,
  dayFrom,
  openEstimation,
  workdayPorts,
  type OpenedEstimation,
} from './open-estimation.ts';
import { decidedJobs } from './jobs-with-decided-quotes.ts';
import type { QuotedJob, QuotedRevision } from './quoted-job.ts';
import { waitingJobs } from './jobs-with-open-quotes.ts';

interface Scope {
  tx: Transaction;
  ports: DemoServices['ports'];
  tenantId: string;
}

/** Clauses of the whole project; the others name lines of assemblies. */
const general = <Clause extends object>(clauses: readonly Clause[]) =>
  clauses.filter((clause) => !('codes' in clause));

/** Account of a general contractor, taken over from one without a name of its own yet. @returns its id. */
async function contractorOf(name: string, email: string, { tx }: Scope): Promise<string> {
  const known = await tx
    .selectFrom('crm_account')
    .select('account_id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (known) return known.account_id;
  const { rows } = await sql<{ account_id: string }>`select a.account_id from crm_account a
    where a.type = 'General contractor'
      and not exists (select 1 from crm_opportunity o where o.account_id = a.account_id)
      and not exists (select 1 from crm_bid b where b.account_id = a.account_id)
    order by a.number limit 1`.execute(tx);
  const account_id = rows[0]?.account_id;
  if (!account_id) throw new Error(`no account can become ${name}`);
  await tx
    .updateTable('crm_account')
    .set({ name, email, website: `https://www.${email.split('@')[1]}`, status: 'Active' })
    .where('account_id', '=', account_id)
    .execute();
  return account_id;
}

/** Invites the bidders of a job. @returns their accounts by name. */
async function inviteBidders(
  { bidders = {} }: QuotedJob,
  { opportunityId }: OpenedEstimation,
  scope: Scope,
): Promise<ReadonlyMap<string, string>> {
  const { tx, ports, tenantId } = scope;
  const at = dayFrom(ports.clock());
  const accounts = new Map<string, string>();
  for (const [name, { email, invited, due }] of Object.entries(bidders)) {
    const account_id = await contractorOf(name, email, scope);
    accounts.set(name, account_id);
    await sql`insert into crm_bid (tenant_id, bid_id, opportunity_id, account_id, status, invited_on, due_on, created_at, updated_at)
      values (${tenantId}::uuid, ${uuidv7()}::uuid, ${opportunityId}::uuid, ${account_id}::uuid, 'Bidding',
        ${utcDay(at(invited))}::date, ${utcDay(at(due))}::date, ${at(invited)}::timestamptz, ${at(invited)}::timestamptz)`.execute(
      tx,
    );
  }
  return accounts;
}

/** Adds lines without take-off to the estimate. */
async function addLines(
  lines: NonNullable<QuotedRevision['adds']>,
  { first, days }: { first: number; days: number },
  { estimationId, people }: OpenedEstimation,
  { tx, ports, tenantId }: Scope,
): Promise<void> {
  const at = dayFrom(ports.clock())(days);
  await tx
    .insertInto('estimate_item')
    .values(
      lines.map((line, index) => ({
        tenant_id: tenantId,
        item_id: uuidv7(),
        estimation_id: estimationId,
        number: first + index,
        line: JSON.stringify(line),
        created_by: people.estimator.user_id,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
}

/** Stages of an opportunity on the days of its quotes. */
export async function setStageDates(
  job: { stage: string; started: number },
  opportunityId: string,
  { sent, decided }: { sent: number; decided?: number },
  { tx, ports, tenantId }: Scope,
): Promise<void> {
  const at = dayFrom(ports.clock());
  const path: [stage: string, days: number][] = [
    ['Qualified', job.started - 9],
    ['Estimating', job.started - 0.5],
    ['Bid submitted', sent + 0.01],
    // The workflow has no way around it to an award.
    ...(job.stage === 'Negotiation' || job.stage === 'Awarded'
      ? [['Negotiation', Math.min(sent + 9, (decided ?? 0) - 1)] as [string, number]]
      : []),
    ...(decided === undefined ? [] : [[job.stage, decided + 0.02] as [string, number]]),
  ];
  await tx.deleteFrom('crm_opportunity_stage').where('opportunity_id', '=', opportunityId).execute();
  await tx
    .insertInto('crm_opportunity_stage')
    .values(
      path.map(([stage, days]) => ({
        tenant_id: tenantId,
        opportunity_id: opportunityId,
        stage,
        entered_at: at(days),
      })),
    )
    .execute();
  const since = at(path.at(-1)?.[1] ?? sent);
  await tx
    .updateTable('crm_opportunity')
    .set({ created_at: at(job.started - 9), stage_since: since, updated_at: since })
    .where('opportunity_id', '=', opportunityId)
    .execute();
}

/** Marks a bid as lost with its reason. */
async function loseBid(
  { lost }: QuotedJob,
  { estimationId, people }: OpenedEstimation,
  { tx, ports, tenantId }: Scope,
): Promise<void> {
  if (!lost) return;
  await tx
    .insertInto('estimate_outcome')
    .values({
      tenant_id: tenantId,
      outcome_id: uuidv7(),
      estimation_id: estimationId,
      outcome: 'lost',
      reason: lost.reason,
      decided_by: people.estimator.user_id,
      decided_at: dayFrom(ports.clock())(lost.days),
    })
    .execute();
}

/** Creates the revisions of a job and what happened to them. @returns the revisions. */
async function quoteJob(job: QuotedJob, opened: OpenedEstimation, scope: Scope): Promise<Quote[]> {
  const { tx, ports } = scope;
  const { estimationId, opportunityId } = opened;
  const actions = createEstimationActions(job, opened, scope);
  await actions.begin();
  const bidders = await inviteBidders(job, opened, scope);
  const quotes: { quote: Quote; revision: QuotedRevision }[] = [];
  let lines = 0;
  for (const revision of job.revisions) {
    const { days, adds = [], bidder, sent, opened: views, inclusions: more = [], ...texts } = revision;
    if (adds.length > 0) {
      await addLines(adds, { first: lines + 1, days: days - 1 }, opened, scope);
      lines += adds.length;
    }
    const quote = await actions.quote({
      ...texts,
      days,
      ...(bidder ? { bidderId: bidders.get(bidder) ?? '' } : {}),
      inclusions: [...general(inclusions), ...more],
      exclusions: general(exclusions),
    });
    quotes.push({ quote, revision });
    if (sent === undefined) continue;
    await actions.send(quote, sent, [
      bidder ? (job.bidders?.[bidder]?.email ?? job.contact.email) : job.contact.email,
    ]);
    if (views) await actions.open(quote, views);
  }
  const accepted = quotes.find(({ revision }) => revision.answer?.decision === 'accepted')?.quote;
  for (const { quote, revision } of quotes) {
    if (revision.answer) await actions.answer(quote, revision.answer);
    if (revision.closed !== undefined && accepted) await actions.close(quote, accepted, revision.closed);
  }
  const answered = quotes.find(({ revision }) => revision.answer);
  const decisive = answered ?? quotes.at(-1);
  if (decisive) await actions.takeAmount(decisive.quote);
  if (accepted?.bidder_id)
    await sql`update crm_bid set status = 'Awarded' where opportunity_id = ${opportunityId}::uuid
      and account_id = ${accepted.bidder_id}::uuid`.execute(tx);
  const decided = answered?.revision.answer?.days;
  await setStageDates(
    job,
    opportunityId,
    { sent: job.revisions[0]?.sent ?? job.bid, ...(decided === undefined ? {} : { decided }) },
    scope,
  );
  await loseBid(job, opened, scope);
  await recomputeWithStaleness(estimationId, { tx, ports });
  return quotes.map(({ quote }) => quote);
}

/** Creates earlier estimations with their quotes. */
export async function seedQuotedEstimations(parts: DemoServices, tenantId: string): Promise<void> {
  const { database } = parts;
  const ports = workdayPorts(parts.ports);
  const at = dayFrom(ports.clock());
  for (const job of [...decidedJobs, ...waitingJobs]) {
    const opened = await openEstimation(job, { ...parts, ports }, tenantId);
    await database.transaction({ tenantId }, 'write', async ({ tx }) => {
      const quotes = await quoteJob(job, opened, { tx, ports, tenantId });
      const days = Math.max(
        ...job.revisions.map(({ days: created, sent, answer }) => answer?.days ?? sent ?? created),
      );
      await tx
        .updateTable('estimation')
        .set({ updated_at: at(days) })
        .where('estimation_id', '=', opened.estimationId)
        .execute();
      await dateNotices(
        tx,
        quotes.map(({ uuid }) => uuid),
        { at: at(days), viewed: true },
      );
    });
  }
}
