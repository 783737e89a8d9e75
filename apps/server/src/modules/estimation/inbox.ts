import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import type { InboxSource } from '../../capabilities/inbox/inbox-source.ts';

export const estimationInbox: readonly InboxSource[] = [
  {
    key: 'estimate',
    label: 'Estimates to finish',
    right: { app: 7, name: 'estimation', type: 'v' },
    select: ({ user, ports }) => {
      const today = utcDay(ports.clock());
      return sql`
        select uuid, name as title, quote_number || coalesce(' · ' || nullif(customer_name, ''), '') as detail,
          '/estimation/' || uuid || '/view' as href, "createdAt" as since, bid_date as due, total as amount
        from estimation_view
        where estimator_id = ${user.user_id}::uuid and bid_date is not null and bid_date < ${today}::date + 14
          and estimation_status in (select name from record_status where module = 'estimation' and outcome = 'open')`;
    },
  },
  {
    key: 'estimate_staleness',
    label: 'Estimates out of date',
    right: { app: 7, name: 'estimation', type: 'v' },
    // Stale estimates of open bids until they are reviewed.
    select: ({ user }) => sql`
      select v.uuid, v.name as title,
        concat_ws(' · ', v.quote_number, nullif(v.customer_name, ''),
          case when v.frozen is not null then 'frozen, today it would be ' || to_char(v.total + v.stale_difference, 'FM$999,999,999,990.00')
            when v.stale_reasons = 1 then '1 input changed' else v.stale_reasons || ' inputs changed' end) as detail,
        '/estimation/' || v.uuid || '/estimate' as href,
        coalesce((select min(s.acknowledged_at) from estimate_acknowledgement s where s.tenant_id = v.tenant_id and s.estimation_id = v.uuid),
          v."createdAt") as since,
        v.bid_date as due, v.stale_difference as amount
      from estimation_view v
      where v.estimator_id = ${user.user_id}::uuid and v.is_stale
        and v.estimation_status not in (select name from record_status where module = 'estimation' and outcome in ('won', 'lost'))`,
  },
  {
    key: 'quote',
    label: 'Quotes out of date',
    right: { app: 7, name: 'quote', type: 'v' },
    // Sent open quotes whose estimate has changed, or has expired prices or superseded sheets.
    select: ({ user, ports }) => {
      const today = utcDay(ports.clock());
      return sql`
        select q.quote_id as uuid, q.number || ' R' || q.revision || ', ' || q.name as title,
          concat_ws(' · ', nullif(v.customer_name, ''),
            case when w.difference <> 0 then 'today it would be ' || to_char(q.total + w.difference, 'FM$999,999,999,990.00') end,
            case when w.expired = 1 then '1 price has expired' when w.expired > 1 then w.expired || ' prices have expired' end,
            case when w.reissued = 1 then '1 sheet has a new revision' when w.reissued > 1 then w.reissued || ' sheets have new revisions' end,
            (select 'R' || n.revision || ' is a draft' from quote n where n.tenant_id = q.tenant_id
              and n.estimation_id = q.estimation_id and n.number = q.number and n.revision > q.revision
              order by n.revision desc limit 1)) as detail,
          '/estimation/' || v.uuid || '/quotes/' || q.quote_id as href, q.created_at as since, q.valid_until as due,
          w.difference as amount
        from quote q
        join estimation_view v on v.uuid = q.estimation_id
        cross join lateral (select
          -- What a frozen estimate would come to today.
          coalesce((select e.live_total from estimation e where e.tenant_id = q.tenant_id and e.estimation_id = q.estimation_id
            and e.frozen_at is not null), v.total)
            - coalesce((q.snapshot->>'estimate_total')::numeric, q.total) as difference,
          (select count(distinct l.material_id)::int from estimation_condition c
            join assembly_line l on l.tenant_id = c.tenant_id and l.assembly_id = c.assembly_id
            join material_price_now p on p.tenant_id = l.tenant_id and p.material_id = l.material_id
            where c.tenant_id = q.tenant_id and c.estimation_id = q.estimation_id and c.deleted_at is null
              and p.expiry_price_date < ${today}::date
              and exists (select 1 from takeoff t where t.tenant_id = c.tenant_id and t.condition_id = c.condition_id
                and t.deleted_at is null)
              and not exists (select 1 from estimate_override o where o.tenant_id = c.tenant_id
                and o.condition_id = c.condition_id and o.line_id = l.line_id and o.field = 'unit_price')) as expired,
          -- Measured as it was, while a newer revision is there.
          (select count(*)::int from sheet_revision s
            where s.tenant_id = q.tenant_id and s.prop_type = 'estimation' and s.prop_id = q.estimation_id::text
              and s.counts and s.newest_page_id <> s.page_id
              and exists (select 1 from takeoff t where t.tenant_id = s.tenant_id and t.page_id = s.page_id
                and t.deleted_at is null)) as reissued) w
        where v.estimator_id = ${user.user_id}::uuid and q.is_active and q.status = 'Sent'
          and (q.valid_until is null or q.valid_until >= ${today}::date) and (w.difference <> 0 or w.expired > 0 or w.reissued > 0)`;
    },
  },
];
