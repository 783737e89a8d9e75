-- Configuration of quotes: tags, inclusions and exclusions with their calculation, and templates of them.
select platform.configuration('estimation_tag', 'name text not null, description text not null default ''''', '{name}');
select platform.configuration('inclusion_exclusion', 'name text not null, default_inclusion text not null,
  include_on text not null, tag text not null default '''', description text not null default '''',
  calculate_by text not null, value numeric, base text not null default ''subtotal'',
  formula text not null default ''''', '{name}');
select platform.configuration('inclusion_exclusion_template', 'name text not null,
  description text not null default '''', is_default boolean not null default false,
  inclusion_exclusion uuid[] not null default ''{}''', '{name}');
create unique index inclusion_exclusion_template_default on inclusion_exclusion_template (tenant_id)
  where is_default and deleted_at is null;

alter table estimation add column tag_ids uuid[] not null default '{}';
create index estimation_tags on estimation using gin (tag_ids);
alter table quote add column tag_ids uuid[] not null default '{}';
create index quote_tags on quote using gin (tag_ids);

select platform.kind_view('estimation_tag', '(select count(*)::int from estimation e
    where e.tenant_id = r.tenant_id and e.tag_ids @> array[r.row_id] and e.deleted_at is null) as estimations,
  (select count(*)::int from quote q join estimation e on e.tenant_id = q.tenant_id and e.estimation_id = q.estimation_id
    where q.tenant_id = r.tenant_id and q.tag_ids @> array[r.row_id] and e.deleted_at is null) as quotes');
select platform.kind_view('inclusion_exclusion', 'case r.calculate_by
    when ''fixed_value'' then to_char(coalesce(r.value, 0), ''FM$999,999,999,999,990.00'')
    when ''percentage'' then trim_scale(coalesce(r.value, 0)) || ''% of '' || case r.base when ''direct'' then ''direct cost'' else r.base end
    when ''formula'' then r.formula else '''' end as calculation,
  (select count(*)::int from inclusion_exclusion_template t where t.tenant_id = r.tenant_id
    and t.inclusion_exclusion @> array[r.row_id] and t.deleted_at is null) as templates');
select platform.kind_view('inclusion_exclusion_template', '(select count(*)::int from inclusion_exclusion c
    where c.tenant_id = r.tenant_id and c.row_id = any(r.inclusion_exclusion) and c.deleted_at is null
      and c.default_inclusion = ''inclusion'') as included,
  (select count(*)::int from inclusion_exclusion c where c.tenant_id = r.tenant_id and c.row_id = any(r.inclusion_exclusion)
    and c.deleted_at is null and c.default_inclusion = ''exclusion'') as excluded');

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
    where g.tenant_id = e.tenant_id and g.row_id = any(e.tag_ids) and g.deleted_at is null) as tags
from estimation e
left join crm_opportunity o on o.tenant_id = e.tenant_id and o.opportunity_id = e.opportunity_id
left join crm_account a on a.tenant_id = o.tenant_id and a.account_id = o.account_id
left join security_user u on u.tenant_id = e.tenant_id and u.user_id = e.estimator_id
left join security_user r on r.tenant_id = e.tenant_id and r.user_id = e.reviewer_id
where e.deleted_at is null;

-- Inclusions and exclusions were plain texts before; the texts are kept.
create function pg_temp.as_clauses(list jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('uuid', gen_random_uuid(), 'name', words) order by at), '[]')
  from jsonb_array_elements_text(list) with ordinality each(words, at)
$$;
update quote set inclusions = pg_temp.as_clauses(inclusions), exclusions = pg_temp.as_clauses(exclusions);

drop view quote_view;
create view quote_view with (security_invoker = true) as
select q.*, i.issued_at, coalesce(i.sent_to, '[]'::jsonb) as sent_to, i.issued_by,
  (select coalesce(jsonb_agg(g.name order by lower(g.name)), '[]') from estimation_tag g
    where g.tenant_id = q.tenant_id and g.row_id = any(q.tag_ids) and g.deleted_at is null) as tags,
  case when d.quote_id is null then null else jsonb_strip_nulls(jsonb_build_object(
    'decision', d.decision, 'name', d.name, 'title', d.title, 'note', d.note, 'signature', d.signature,
    'decided_at', to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', case when d.recorded_by is null then 'customer' else 'staff' end,
    'recorded_by', nullif(trim(coalesce(u.firstname || ' ' || u.lastname, '')), ''))) end as decision
from quote q
left join quote_issue i on i.tenant_id = q.tenant_id and i.quote_id = q.quote_id
left join quote_decision d on d.tenant_id = q.tenant_id and d.quote_id = q.quote_id
left join security_user u on u.tenant_id = d.tenant_id and u.user_id = d.recorded_by;
grant select on quote_view to plumbline_app;

-- Users with rights to calculators get the same rights to the configuration of quotes.
update security_role set permissions = jsonb_set(permissions, '{7,quoteConfiguration}', permissions#>'{7,calculator}')
where permissions#>'{7,calculator}' is not null;
