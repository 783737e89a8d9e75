-- Difference between an estimate and its latest open sent quote, whoever changed the estimate, in addition to the
-- staleness of its inputs.
create or replace view estimation_view with (security_invoker = true) as
select e.tenant_id, e.estimation_id as uuid, e.version, e.created_at as "createdAt", e.updated_at as "updatedAt",
  e.quote_number, e.name, e.opportunity_id, coalesce(o.name, '') as opportunity_name, o.account_id,
  coalesce(a.name, '') as customer_name, e.estimator_id, coalesce(u.firstname || ' ' || u.lastname, '') as estimator,
  e.reviewer_id, coalesce(r.firstname || ' ' || r.lastname, '') as reviewer, e.bid_date, e.estimation_status, e.description,
  e.total,
  (select count(*)::int from plan_page p join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    where p.tenant_id = e.tenant_id and f.prop_type = 'estimation' and f.prop_id = e.estimation_id::text
      and p.deleted_at is null and f.deleted_at is null) as plans,
  (select count(*)::int from takeoff t where t.tenant_id = e.tenant_id and t.estimation_id = e.estimation_id and t.deleted_at is null) as measures,
  (select count(*)::int from quote q where q.tenant_id = e.tenant_id and q.estimation_id = e.estimation_id) as quotes,
  e.tag_ids,
  (select coalesce(jsonb_agg(g.name order by lower(g.name)), '[]') from estimation_tag g
    where g.tenant_id = e.tenant_id and g.row_id = any(e.tag_ids) and g.deleted_at is null) as tags,
  case when e.frozen_at is not null then jsonb_build_object(
    'at', to_char(e.frozen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', z.firstname || ' ' || z.lastname, 'by_id', e.frozen_by, 'reason', e.frozen_reason, 'version_id', e.frozen_version_id)
    || case when e.moved_total is distinct from e.total and e.moved_total is not null
      then jsonb_build_object('today', e.moved_total::text) else '{}' end end as frozen,
  (select jsonb_build_object('outcome', x.outcome,
      'at', to_char(x.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', coalesce(d.firstname || ' ' || d.lastname, ''), 'reason', x.reason, 'quote_id', x.quote_id,
      'quote_name', coalesce(k.number || ' R' || k.revision, ''), 'version_id', x.version_id,
      'contract_sum', x.contract_sum::text, 'base', x.base::text, 'alternates', x.alternates)
    from estimate_outcome x
    left join quote k on k.tenant_id = x.tenant_id and k.quote_id = x.quote_id
    left join security_user d on d.tenant_id = x.tenant_id and d.user_id = x.decided_by
    where x.tenant_id = e.tenant_id and x.estimation_id = e.estimation_id and x.withdrawn_at is null) as outcome,
  -- Frozen estimates show their total at current prices; decided ones are excluded.
  s.is_stale, case when s.is_stale then s.difference end as stale_difference, e.stale_reasons,
  case when s.is_open and w.difference <> 0 then w.difference end as quote_difference,
  case when s.is_open and w.difference <> 0 then w.name end as quote_behind
from estimation e
left join crm_opportunity o on o.tenant_id = e.tenant_id and o.opportunity_id = e.opportunity_id
left join crm_account a on a.tenant_id = o.tenant_id and a.account_id = o.account_id
left join security_user u on u.tenant_id = e.tenant_id and u.user_id = e.estimator_id
left join security_user r on r.tenant_id = e.tenant_id and r.user_id = e.reviewer_id
left join security_user z on z.tenant_id = e.tenant_id and z.user_id = e.frozen_by
left join lateral (select q.number || ' R' || q.revision as name,
    (e.total - coalesce((q.snapshot->>'estimate_total')::numeric, q.total))::numeric(18, 2) as difference
  from quote q join quote_issue i on i.tenant_id = q.tenant_id and i.quote_id = q.quote_id
  where q.tenant_id = e.tenant_id and q.estimation_id = e.estimation_id and q.is_active and q.status = 'Sent'
    and (q.valid_until is null or q.valid_until >= (now() at time zone 'UTC')::date)
  order by i.issued_at desc limit 1) w on true
cross join lateral (select o.is_open, o.is_open and
    case when e.frozen_at is null then e.stale_reasons > 0 else coalesce(e.moved_total, e.total) <> e.total end as is_stale,
    case when e.frozen_at is null then coalesce(e.stale_difference, 0) else coalesce(e.moved_total, e.total) - e.total end as difference
  from (select not exists (select 1 from estimate_outcome x
    where x.tenant_id = e.tenant_id and x.estimation_id = e.estimation_id and x.withdrawn_at is null) as is_open) o) s
where e.deleted_at is null;
