-- Creates the tables of Setup with one call, and adds custom fields to the forms of records.

/*
 A table of a company's configuration with everything a resource needs: key, stamp, deletion, isolation, view, rights.
 columns: the table's own columns, as in `create table`.
 unique_on: of these columns no two rows that stand have the same text, whatever its case.
*/
create function platform.configuration(name text, columns text, unique_on text[] default '{}') returns void
language plpgsql as $$
declare own text; each text;
begin
  execute format('create table %I (tenant_id uuid not null, row_id uuid not null, %s, deleted_at timestamptz,
    version int not null default 1, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(), primary key (tenant_id, row_id))', name, columns);
  perform platform.secure(array[name]);
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into own
    from information_schema.columns where table_schema = 'public' and table_name = name
      and column_name not in ('tenant_id', 'row_id', 'deleted_at', 'version', 'created_at', 'updated_at');
  execute format('create view %I with (security_invoker = true) as select tenant_id, row_id as uuid, version,
    created_at as "createdAt", updated_at as "updatedAt", %s from %I where deleted_at is null', name || '_view', own, name);
  execute format('grant select on %I to plumbline_app', name || '_view');
  foreach each in array unique_on loop
    execute format('create unique index %I on %I (tenant_id, lower(%I)) where deleted_at is null',
      name || '_' || each, name, each);
  end loop;
end $$;

-- Form layout of a company; without a row the default form applies.
create table setup_form (
  tenant_id uuid not null,
  form_id uuid not null default gen_random_uuid(),
  module text not null,
  groups jsonb not null,
  -- Removed fields; their values are kept and return when the field is restored.
  retired jsonb not null default '[]',
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, module)
);
select platform.secure(array['setup_form']);

alter table crm_account add column custom jsonb not null default '{}';
alter table crm_opportunity add column custom jsonb not null default '{}';
alter table crm_contact add column custom jsonb not null default '{}';
alter table material add column custom jsonb not null default '{}';

-- The same views with the values of custom fields.
create or replace view crm_opportunity_view with (security_invoker = true) as
select o.tenant_id, o.opportunity_id as uuid, o.version, o.created_at as "createdAt", o.updated_at as "updatedAt",
  o.number, o.name, o.account_id, a.name as account_name, o.stage, o.stage_since, o.amount, o.probability, o.bid_date,
  o.award_date, o.lead_source, o.scope, o.site, o.floor_area, o.start_date, o.owner_id,
  coalesce(w.firstname || ' ' || w.lastname, '') as owner_name, o.estimator_id,
  coalesce(e.firstname || ' ' || e.lastname, '') as estimator_name, o.description, coalesce(s.outcome, '') as outcome, o.custom
from crm_opportunity o
join crm_account a on a.tenant_id = o.tenant_id and a.account_id = o.account_id
left join security_user w on w.tenant_id = o.tenant_id and w.user_id = o.owner_id
left join security_user e on e.tenant_id = o.tenant_id and e.user_id = o.estimator_id
left join setup_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity' and s.field_name = 'status' and s.name = o.stage
where o.deleted_at is null;
create or replace view crm_account_view with (security_invoker = true) as
select a.tenant_id, a.account_id as uuid, a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.number,
  a.name, a.type, a.status, a.territory, a.owner_id, coalesce(w.firstname || ' ' || w.lastname, '') as owner_name,
  a.phone, a.email, a.website, a.street, a.city, a.state, a.zip, a.description,
  coalesce(p.open_pipeline, 0) as open_pipeline, coalesce(p.won_year, 0) as won_year,
  greatest(a.updated_at, p.touched)::date as last_activity, a.custom
from crm_account a
left join security_user w on w.tenant_id = a.tenant_id and w.user_id = a.owner_id
left join (
  select o.tenant_id, o.account_id, max(o.updated_at) as touched,
    sum(o.amount) filter (where s.outcome = 'open') as open_pipeline,
    sum(o.amount) filter (where s.outcome = 'won' and o.stage_since >= date_trunc('year', now())) as won_year
  from crm_opportunity o
  left join setup_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity' and s.field_name = 'status' and s.name = o.stage
  where o.deleted_at is null
  group by o.tenant_id, o.account_id
) p on p.tenant_id = a.tenant_id and p.account_id = a.account_id
where a.deleted_at is null;
create or replace view crm_contact_view with (security_invoker = true) as
select c.tenant_id, c.contact_id as uuid, c.version, c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.firstname, c.lastname, c.account_id, coalesce(a.name, '') as account_name, c.title, c.contact_type, c.email, c.phone, c.custom
from crm_contact c
left join crm_account a on a.tenant_id = c.tenant_id and a.account_id = c.account_id
where c.deleted_at is null;
create or replace view material_view with (security_invoker = true) as
select m.tenant_id, m.material_id as uuid, m.version, m.created_at as "createdAt", m.updated_at as "updatedAt", m.name, m.code,
  m.unit_of_measure, m.category, m.escalation, m.order_quantity, m.waste_percentage,
  coalesce(p.estimate_price, 0) as estimate_price, coalesce(p.landed_price, 0) as landed_price,
  coalesce(p.vendor_name, '') as vendor_name, p.last_price_date, p.expiry_price_date, m.custom
from material m
left join lateral (
  select * from material_price x where x.tenant_id = m.tenant_id and x.material_id = m.material_id
  order by x.last_price_date desc, x.created_at desc limit 1
) p on true
where m.deleted_at is null;
