import { ActivityRowFields } from '@plumbline/api/fields';
import type {
  ActivityRow,
  CountAndAmount,
  CrmDashboard,
  CrmPipeline,
  LeadSourceFigure,
  OwnTask,
  RecentActivity,
  StageFigure,
} from '@plumbline/api';
import { entities, type EntityMeta } from '@plumbline/api/operations';
import { utcDay } from '@plumbline/dates';
import { Decimal } from 'decimal.js';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { orderByClause, whereClause, pageOf, type ListQuery } from '../../resource/list-query.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { monthsFrom, periodsOf, weeksFrom, type Period, type Span } from './dashboard-rules.ts';

/** Number of weeks and months shown ahead for bids and awards. */
const [weeksAhead, monthsAhead] = [8, 6];
/** Stages below this probability are before submission. */
const submittedFrom = 50;
const [mostTasks, mostActivities, mostAccounts] = [50, 8, 6];

interface DashboardFilter {
  owner?: string | undefined;
  territory?: string | undefined;
  today: string;
}

const canView = (name: string, context: Context) => {
  const entity = (entities as Readonly<Record<string, EntityMeta>>)[name];
  return (
    entity !== undefined &&
    hasPermission({ ...entity.right, type: 'v' } as Parameters<typeof hasPermission>[0], context)
  );
};
/** Rows of a view filtered by owner and territory. */
function filteredRows(view: string, { owner, territory }: DashboardFilter): RawBuilder<unknown> {
  return sql`(select * from ${sql.table(view)} where true
    ${owner ? sql`and owner_id = ${owner}::uuid` : sql``}
    ${territory ? sql`and territory = ${territory}` : sql``})`;
}
const sums = sql`count(o.uuid)::int as count, coalesce(sum(o.amount), 0)::text as amount`;
const isOpen = sql`o.outcome = 'open'`;
const total = (rows: readonly { amount: string }[]) =>
  rows.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed(2);
const cents = <T extends { amount: string }>(row: T): T => ({
  ...row,
  amount: new Decimal(row.amount).toFixed(2),
});
const emptyTotal: CountAndAmount = { count: 0, amount: '0.00' };

/** Open bids by age in ascending ranges. */
async function bySpan<More extends object = object>(
  spans: readonly Span[],
  column: 'bid_date' | 'award_date',
  own: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
  { tx }: Context,
) {
  const { rows } = await sql<Span & CountAndAmount & More>`
    select s."from", s."to", ${sums} ${more}
    from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[]) as s("from", "to")
    left join ${own} o on ${isOpen} and o.${sql.ref(column)} >= s."from" and o.${sql.ref(column)} < s."to"
    group by s."from", s."to" order by s."from"`.execute(tx);
  return rows.map(cents);
}

async function pipelineOf(cut: DashboardFilter, period: Period, context: Context): Promise<CrmPipeline> {
  const { tx } = context;
  const { today } = cut;
  const own = filteredRows('crm_opportunity_view', cut);
  const stages = (
    await sql<StageFigure & { probability: number }>`
      select s.name as stage, s.probability, ${sums}, coalesce(sum(o.weighted), 0)::text as weighted
      from record_status s left join ${own} o on o.stage = s.name and ${isOpen}
      where s.module = 'opportunity' and s.field_name = 'status' and s.outcome = 'open'
      group by s.name, s.probability, s.sequence order by s.sequence`.execute(tx)
  ).rows.map(cents);
  const { now, before } = periodsOf(today, period);
  const decided = async (span: Span) => {
    const { rows } = await sql<{ outcome: string } & CountAndAmount>`select o.outcome, ${sums} from ${own} o
      where o.outcome in ('won', 'lost') and o.stage_since >= ${span.from}::date and o.stage_since < ${span.to}::date
      group by o.outcome`.execute(tx);
    const of = (outcome: string): CountAndAmount => {
      const row = rows.find((each) => each.outcome === outcome);
      return row ? cents({ count: row.count, amount: row.amount }) : emptyTotal;
    };
    return { ...span, won: of('won'), lost: of('lost') };
  };
  const early = stages.filter(({ probability }) => probability < submittedFrom).map(({ stage }) => stage);
  const late = (
    await sql<CountAndAmount>`select ${sums} from ${own} o
      where ${isOpen} and o.bid_date < ${today}::date and o.stage = any(${early}::text[])`.execute(tx)
  ).rows.map(cents);
  const months = monthsFrom(today, monthsAhead);
  const beyond = (
    await sql<{ where: 'missing' | 'passed' | 'later' } & CountAndAmount>`
      select case when o.award_date is null then 'missing' when o.award_date < ${today}::date then 'passed'
        else 'later' end as where, ${sums} from ${own} o
      where ${isOpen} and (o.award_date is null or o.award_date < ${today}::date
        or o.award_date >= ${months.at(-1)?.to ?? today}::date) group by 1`.execute(tx)
  ).rows;
  const without = (where: string): CountAndAmount => {
    const row = beyond.find((each) => each.where === where);
    return row ? cents({ count: row.count, amount: row.amount }) : emptyTotal;
  };
  const aging = await sql<CrmPipeline['aging'][number]>`
    select s.name as stage, count(o.uuid)::int as count,
      coalesce(percentile_disc(0.5) within group (order by ${today}::date - o.stage_since::date), 0)::int as median,
      count(o.uuid) filter (where o.stage_since < ${today}::date - 30)::int as over_30,
      count(o.uuid) filter (where o.stage_since < ${today}::date - 60)::int as over_60
    from record_status s left join ${own} o on o.stage = s.name and ${isOpen}
    where s.module = 'opportunity' and s.field_name = 'status' and s.outcome = 'open'
    group by s.name, s.sequence order by s.sequence`.execute(tx);
  return {
    stages: stages.map(({ probability: _probability, weighted, ...row }) => ({
      ...row,
      weighted: new Decimal(weighted).toFixed(2),
    })),
    open: { count: stages.reduce((sum, { count }) => sum + count, 0), amount: total(stages) },
    weighted: total(stages.map(({ weighted }) => ({ amount: weighted }))),
    decided: await decided(now),
    decided_before: await decided(before),
    overdue: { ...(late[0] ?? emptyTotal), stages: early },
    weeks: await bySpan(weeksFrom(today, weeksAhead), 'bid_date', own, sql``, context),
    months: (
      await bySpan<{ weighted: string }>(
        months,
        'award_date',
        own,
        sql`, coalesce(sum(o.weighted), 0)::text as weighted`,
        context,
      )
    ).map((row) => ({ ...row, weighted: new Decimal(row.weighted).toFixed(2) })),
    beyond: { missing: without('missing'), passed: without('passed'), later: without('later') },
    aging: aging.rows,
  };
}

/** Leads created in a period by source. */
async function leadsOf(
  cut: DashboardFilter,
  { from, to }: Span,
  { tx }: Context,
): Promise<CrmDashboard['leads']> {
  const { rows } = await sql<LeadSourceFigure>`select o.lead_source as source, ${sums},
      count(o.uuid) filter (where o.is_converted)::int as converted from ${filteredRows('crm_lead_view', cut)} o
    where o."createdAt" >= ${from}::date and o."createdAt" < ${to}::date
    group by o.lead_source order by count(o.uuid) desc, o.lead_source`.execute(tx);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    converted: rows.reduce((sum, { converted }) => sum + converted, 0),
    sources: rows.map(cents),
  };
}

async function accountsOf(cut: DashboardFilter, { from, to }: Span, { tx }: Context) {
  const { rows } = await sql<{ uuid: string; name: string; open_pipeline: string; won: string }>`
    select o.account_id as uuid, o.account_name as name,
      coalesce(sum(o.amount) filter (where ${isOpen}), 0)::text as open_pipeline,
      coalesce(sum(o.amount) filter (where o.outcome = 'won' and o.stage_since >= ${from}::date
        and o.stage_since < ${to}::date), 0)::text as won
    from ${filteredRows('crm_opportunity_view', cut)} o group by o.account_id, o.account_name
    having coalesce(sum(o.amount) filter (where ${isOpen}), 0) > 0
    order by coalesce(sum(o.amount) filter (where ${isOpen}), 0) desc, o.account_name limit ${mostAccounts}`.execute(
    tx,
  );
  return rows.map(({ open_pipeline, won, ...row }) => ({
    ...row,
    open_pipeline: new Decimal(open_pipeline).toFixed(2),
    won: new Decimal(won).toFixed(2),
  }));
}

/** The caller's open tasks, most urgent first. */
async function tasksOf(today: string, { tx, user }: Context) {
  const { rows } = await sql<OwnTask & { all: number; late: number }>`
    select uuid, kind, subject, due, due is not null and due < ${today}::date as is_overdue, owner_name, prop_type,
      prop_id, prop_name, count(*) over ()::int as all,
      (count(*) filter (where due < ${today}::date) over ())::int as late
    from crm_activity_view where kind = 'task' and not is_done and owner_id = ${user.user_id}::uuid
    order by due is null, due, at, uuid limit ${mostTasks}`.execute(tx);
  return {
    tasks: rows.map(({ all: _all, late: _late, ...row }) => row),
    tasks_count: rows[0]?.all ?? 0,
    tasks_overdue: rows[0]?.late ?? 0,
  };
}

/** Latest activities on records the caller can view. */
async function activitiesOf(
  { owner, territory }: DashboardFilter,
  context: Context,
): Promise<RecentActivity[]> {
  const types = Object.keys(entities).filter((name) => canView(name, context));
  const inTerritory = sql`prop_id in (select uuid from crm_account_view where territory = ${territory ?? ''}
    union all select uuid from crm_opportunity_view where territory = ${territory ?? ''}
    union all select uuid from crm_lead_view where territory = ${territory ?? ''})`;
  const { rows } = await sql<RecentActivity>`
    select uuid, kind, coalesce(nullif(subject, ''), left(body, 120)) as subject, at, owner_name, prop_type, prop_id, prop_name
    from crm_activity_view where prop_type = any(${types}::text[]) and at <= now()
      ${owner ? sql`and owner_id = ${owner}::uuid` : sql``} ${territory ? sql`and ${inTerritory}` : sql``}
    order by at desc, uuid desc limit ${mostActivities}`.execute(context.tx);
  return rows;
}

/** Title of an activity: its subject, or the start of its text. */
async function listedActivities(query: ListQuery, context: Context) {
  const types = Object.keys(entities).filter((name) => canView(name, context));
  const { limit, offset } = pageOf(query);
  const rows = sql`select uuid, kind, coalesce(nullif(subject, ''), left(body, 120)) as subject, at, owner_id, owner_name, due,
    is_done, prop_type, prop_id, prop_name from crm_activity_view where prop_type = any(${types}::text[])`;
  const where = whereClause(ActivityRowFields, query);
  const [page, counted] = [
    await sql<ActivityRow>`select * from (${rows}) v ${where} ${orderByClause(ActivityRowFields, query.sort, '-at')}
      ${limit === -1 ? sql`offset ${offset}` : sql`limit ${limit} offset ${offset}`}`.execute(context.tx),
    await sql<{ count: number }>`select count(*)::int as count from (${rows}) v ${where}`.execute(context.tx),
  ];
  return { data: page.rows, meta: { count: counted.rows[0]?.count ?? 0 } };
}

export const dashboardHandlers = {
  crmDashboardsListActivities: ({ query }, context) => listedActivities(query, context),
  crmDashboardsRead: async ({ query }, context) => {
    const today = utcDay(context.ports.clock());
    const { owner_id: owner, territory, period = 'quarter' } = query;
    const cut: DashboardFilter = { owner, territory, today };
    const { now } = periodsOf(today, period);
    const seesBids = canView('opportunity', context);
    const data: CrmDashboard = {
      as_of: today,
      period,
      ...(seesBids ? { pipeline: await pipelineOf(cut, period, context) } : {}),
      ...(canView('lead', context) ? { leads: await leadsOf(cut, now, context) } : {}),
      ...(seesBids && canView('account', context) ? { accounts: await accountsOf(cut, now, context) } : {}),
      ...(await tasksOf(today, context)),
      activities: await activitiesOf(cut, context),
    } as CrmDashboard;
    return { data };
  },
} satisfies Partial<Handlers>;
