import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { entityAddress, type InboxSource } from '../../capabilities/inbox/inbox-source.ts';

/** Days ahead in which a bid is on its estimator's desk. */
const bidHorizon = 7;

export const crmInbox: readonly InboxSource[] = [
  {
    key: 'task',
    label: 'Tasks',
    select: ({ user }) => sql`
      select a.activity_id as uuid, a.subject as title, a.prop_name as detail,
        replace(${entityAddress('page', 'a.prop_type')}, '{uuid}', a.prop_id::text) || '?tab=activity' as href,
        a.at as since, a.due, o.amount
      from crm_activity a
      left join crm_opportunity o on o.tenant_id = a.tenant_id and o.opportunity_id = a.prop_id and a.prop_type = 'opportunity'
      where a.kind = 'task' and not a.is_done and a.owner_id = ${user.user_id}::uuid`,
  },
  {
    key: 'bid',
    label: 'Bids due',
    right: { app: 1, name: 'opportunity', type: 'v' },
    select: ({ user, ports }) => sql`
      select uuid, name as title, account_name || ' · ' || stage as detail, '/crm/opportunity/' || uuid || '/view' as href,
        stage_since as since, bid_date as due, amount
      from crm_opportunity_view
      where outcome = 'open' and (owner_id = ${user.user_id}::uuid or estimator_id = ${user.user_id}::uuid)
        and bid_date between ${utcDay(ports.clock())}::date - 30
          and ${utcDay(ports.clock())}::date + ${bidHorizon}::int
        and stage in (select name from record_status where module = 'opportunity' and outcome = 'open'
          and probability < 50)`,
  },
];
