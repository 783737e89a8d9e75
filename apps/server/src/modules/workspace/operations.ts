import { startOfWeek, utcDay } from '@plumbline/dates';
import { addOns, purchasableModules } from '@plumbline/permissions';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { parseFilter } from '../../resource/parse-filter.ts';
import { notFoundError } from '../../core/http-error.ts';
import { hasPermission } from '../../auth/permissions.ts';
import type { Notice } from '../../capabilities/notifications/notify.ts';
import { listViews } from './list-views.ts';
import { preferences } from './preferences.ts';
import { searchOperations } from './search.ts';

const equals = (filter: string | undefined, field: string) => {
  const value = parseFilter(filter).find((each) => each.field === field)?.value;
  return typeof value === 'string' ? value : undefined;
};
/** Applies the rights of each list to data shown across modules. */
const canView = (context: Context, app: number, name: string) =>
  hasPermission({ app, name, type: 'v' }, context);
const decimal = (value: unknown) => String(value ?? '0');

/** Specified modules that every company has. */
const alwaysAdded = ['report', 'dashboards'];

/** Replaces a stored file key by a signed temporary URL. */
function withAddress<Data extends Pick<Notice, 'file'> & { message: string }>(
  { file, ...data }: Data,
  context: Context,
) {
  return file && (!file.right || hasPermission(file.right, context))
    ? { ...data, signedUrl: context.ports.sign(file.key, { name: file.name, contentType: file.contentType }) }
    : data;
}

export const workspaceOperations = {
  workspaceListPurchasedModules: async (_input, { tx, user }) => {
    const { rows } = await sql<{ add_ons: string[] }>`select platform.add_ons(${user.tenant_id}::uuid)
      as add_ons`.execute(tx);
    const bought = Object.entries(addOns).filter(([key]) => rows[0]?.add_ons.includes(key));
    return {
      data: Object.fromEntries([
        ...Object.entries(purchasableModules).filter(
          ([key, app]) => alwaysAdded.includes(key) || user.purchased.includes(app),
        ),
        ...bought.map(([key, { app }]) => [key, app] as const),
      ]),
    };
  },
  workspaceListStatuses: async ({ params, query }, { tx }) => ({
    data: await tx
      .selectFrom('record_status')
      .select(['status_id as uuid', 'name', 'tone', 'sequence', 'outcome', 'probability'])
      .where('module', '=', params.module)
      .where('field_name', '=', equals(query.filter, 'field_name') ?? 'status')
      .orderBy('sequence')
      .execute(),
  }),
  ...preferences,
  ...listViews,
  notificationsList: async ({ query }, context) => {
    const { tx, user } = context;
    const lastId = query.last_notification;
    // An unknown last id returns all notifications.
    const after = lastId
      ? await tx
          .selectFrom('notification')
          .select('notification_id')
          .where('user_id', '=', user.user_id)
          .where(sql<boolean>`notification_id::text = ${lastId}`)
          .executeTakeFirst()
      : undefined;
    const rows = await tx
      .selectFrom('notification')
      .select(['notification_id as uuid', 'viewed', 'created_at', 'data'])
      .where('user_id', '=', user.user_id)
      .$if(after !== undefined, (select) =>
        select.where(
          sql<boolean>`(created_at, notification_id) > (select created_at, notification_id from notification
            where user_id = ${user.user_id}::uuid and notification_id = ${after?.notification_id}::uuid)`,
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('notification_id', 'desc')
      .limit(Math.min(Math.max(query.limit ?? 10, 1), 100))
      .offset(Math.max(query.offset ?? 0, 0))
      .execute();
    const unread = await tx
      .selectFrom('notification')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user.user_id)
      .where('viewed', '=', false)
      .executeTakeFirstOrThrow();
    return {
      data: {
        notifications: rows.map(({ uuid, viewed, created_at, data }) => ({
          uuid,
          isviewed: viewed ? 1 : 0,
          createdAt: created_at,
          data: withAddress(data, context),
        })),
        unread: Number(unread.count),
        ...(user.policy_updated ? { policyUpdated: true } : {}),
      },
    };
  },
  notificationsMarkRead: async ({ query }, { tx, user }) => {
    const { numUpdatedRows } = await tx
      .updateTable('notification')
      .set({ viewed: true })
      .where('user_id', '=', user.user_id)
      .$if(query.uuid === undefined, (update) => update.where('viewed', '=', false))
      .$if(query.uuid !== undefined, (update) => update.where('notification_id', '=', query.uuid ?? ''))
      .executeTakeFirst();
    if (query.uuid !== undefined && !numUpdatedRows) throw notFoundError('This notification');
    return { data: {} };
  },
  ...searchOperations,
  workspaceReadDashboard: async (_input, context) => {
    const { tx, ports } = context;
    const today = utcDay(ports.clock());
    const monday = startOfWeek(today);
    const crm = canView(context, 1, 'opportunity');
    const estimating = canView(context, 7, 'estimation');
    const nothing = sql`false`;
    const ifCrm = crm ? sql`true` : nothing;
    const stages = await sql<{ stage: string; count: number; amount: string; weighted: string }>`
      select s.name as stage, count(o.uuid)::int as count, coalesce(sum(o.amount), 0)::text as amount,
        coalesce(sum(o.weighted), 0)::text as weighted
      from record_status s left join crm_opportunity_view o on o.stage = s.name and ${ifCrm}
      where s.module = 'opportunity' and s.outcome = 'open' group by s.name, s.sequence order by s.sequence`.execute(
      tx,
    );
    // Open amount at the end of each of the last eight weeks, from creation and closing dates.
    const trend = await sql<{ weighted: string }>`
      select coalesce(round(sum(o.amount * least(o.probability, 75) / 100), 2), 0)::text as weighted
      from generate_series(7, 0, -1) as week(n)
      left join crm_opportunity_view o on ${ifCrm} and o."createdAt" <= now() - make_interval(weeks => week.n)
        and (o.outcome = 'open' or o.stage_since > now() - make_interval(weeks => week.n))
      group by week.n order by week.n desc`.execute(tx);
    const due = await sql<{
      uuid: string;
      name: string;
      account_name: string;
      bid_date: string;
      stage: string;
      estimator_name: string;
      amount: string;
    }>`
      select uuid, name, account_name, bid_date, stage, estimator_name, amount from crm_opportunity_view
      where ${ifCrm} and outcome = 'open' and bid_date between ${today}::date and ${monday}::date + 6 order by bid_date, amount desc`.execute(
      tx,
    );
    // Monday to Friday, and the days of a weekend that has begun; bids of days that have passed are overdue.
    const days = await sql<{ day: string; count: number }>`
      select d.day::date as day, count(o.uuid)::int as count
      from generate_series(${monday}::date, ${monday}::date + 6, interval '1 day') as d(day)
      left join crm_opportunity_view o on ${ifCrm} and o.bid_date = d.day::date and o.bid_date >= ${today}::date
        and o.outcome = 'open'
      where extract(isodow from d.day) < 6 or d.day >= ${today}::date group by d.day order by d.day`.execute(
      tx,
    );
    const year = await sql<{ amount: string; won: number; decided: number }>`
      select coalesce(sum(amount) filter (where outcome = 'won'), 0)::text as amount, count(*) filter (where outcome = 'won')::int as won,
        count(*)::int as decided
      from crm_opportunity_view where ${ifCrm} and outcome in ('won', 'lost') and stage_since >= date_trunc('year', ${today}::date)`.execute(
      tx,
    );
    const top = await sql<{ uuid: string; name: string; open_pipeline: string; won_year: string }>`
      select uuid, name, open_pipeline, won_year from crm_account_with_totals where ${canView(context, 1, 'account') ? ifCrm : nothing} and open_pipeline > 0 order by open_pipeline desc limit 6`.execute(
      tx,
    );
    const estimations = await sql<{
      uuid: string;
      name: string;
      quote_number: string;
      status: string;
      customer_name: string;
      bid_date: string | null;
      total: string;
    }>`
      select uuid, name, quote_number, estimation_status as status, customer_name, bid_date, total from estimation_view
      where ${estimating ? sql`true` : nothing} order by "updatedAt" desc limit 6`.execute(tx);
    const sum = (values: string[]) =>
      values.reduce((total, value) => total.plus(value), new Decimal(0)).toFixed(2);
    const weeks = trend.rows.map((row) => decimal(row.weighted));
    const dueSoon = due.rows;
    return {
      data: {
        as_of: today,
        weighted_pipeline: sum(stages.rows.map((row) => row.weighted)),
        weighted_pipeline_before: weeks[3] ?? '0',
        weighted_trend: weeks,
        bids_due_count: dueSoon.length,
        bids_due_amount: sum(dueSoon.map((row) => row.amount)),
        bids_due_days: days.rows,
        open_count: stages.rows.reduce((total, row) => total + row.count, 0),
        open_amount: sum(stages.rows.map((row) => row.amount)),
        won_year_amount: decimal(year.rows[0]?.amount),
        won_year_count: year.rows[0]?.won ?? 0,
        decided_year_count: year.rows[0]?.decided ?? 0,
        stages: stages.rows,
        bids: dueSoon.slice(0, 6).map(({ stage, ...row }) => ({ ...row, status: stage })),
        estimations: estimations.rows.map(({ bid_date, ...row }) => ({
          ...row,
          ...(bid_date ? { bid_date } : {}),
        })),
        top_accounts: top.rows,
      },
    };
  },
} satisfies Partial<Handlers>;
