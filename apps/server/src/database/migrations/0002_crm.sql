create table crm_account (
  tenant_id uuid not null,
  account_id uuid not null,
  number text not null,
  name text not null,
  type text not null default '',
  status text not null default '',
  territory text not null default '',
  owner_id uuid,
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  street text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  description text not null default '',
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, account_id),
  unique (tenant_id, number),
  foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id)
);
create index crm_account_name on crm_account (tenant_id, name) where deleted_at is null;
create index crm_account_status on crm_account (tenant_id, status, name) where deleted_at is null;

create table crm_opportunity (
  tenant_id uuid not null,
  opportunity_id uuid not null,
  number text not null,
  name text not null,
  account_id uuid not null,
  stage text not null default '',
  stage_since timestamptz not null default now(),
  amount numeric(18, 4) not null default 0,
  probability int not null default 0 check (probability between 0 and 100),
  bid_date date,
  award_date date,
  lead_source text not null default '',
  scope text not null default '',
  site text not null default '',
  floor_area numeric(18, 2),
  start_date date,
  owner_id uuid,
  estimator_id uuid,
  description text not null default '',
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, opportunity_id),
  unique (tenant_id, number),
  foreign key (tenant_id, account_id) references crm_account (tenant_id, account_id),
  foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id),
  foreign key (tenant_id, estimator_id) references security_user (tenant_id, user_id)
);
create index crm_opportunity_account on crm_opportunity (tenant_id, account_id) where deleted_at is null;
create index crm_opportunity_bid on crm_opportunity (tenant_id, bid_date) where deleted_at is null;
-- Time at which each stage was entered, for the stage bar and the age of opportunities.
create table crm_opportunity_stage (
  tenant_id uuid not null,
  opportunity_id uuid not null,
  stage text not null,
  entered_at timestamptz not null default now(),
  primary key (tenant_id, opportunity_id, stage),
  foreign key (tenant_id, opportunity_id) references crm_opportunity (tenant_id, opportunity_id)
);

create table crm_contact (
  tenant_id uuid not null,
  contact_id uuid not null,
  firstname text not null,
  lastname text not null,
  account_id uuid,
  title text not null default '',
  contact_type text not null default 'customer',
  email text not null default '',
  phone text not null default '',
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, contact_id),
  foreign key (tenant_id, account_id) references crm_account (tenant_id, account_id)
);
create index crm_contact_account on crm_contact (tenant_id, account_id) where deleted_at is null;
select platform.secure(array['crm_account', 'crm_opportunity', 'crm_opportunity_stage', 'crm_contact']);

-- Views run with the rights of the caller, so that row-level security applies to them.
create view crm_opportunity_view with (security_invoker = true) as
select o.tenant_id, o.opportunity_id as uuid, o.version, o.created_at as "createdAt", o.updated_at as "updatedAt",
  o.number, o.name, o.account_id, a.name as account_name, o.stage, o.stage_since, o.amount, o.probability, o.bid_date,
  o.award_date, o.lead_source, o.scope, o.site, o.floor_area, o.start_date, o.owner_id,
  coalesce(w.firstname || ' ' || w.lastname, '') as owner_name, o.estimator_id,
  coalesce(e.firstname || ' ' || e.lastname, '') as estimator_name, o.description, coalesce(s.outcome, '') as outcome
from crm_opportunity o
join crm_account a on a.tenant_id = o.tenant_id and a.account_id = o.account_id
left join security_user w on w.tenant_id = o.tenant_id and w.user_id = o.owner_id
left join security_user e on e.tenant_id = o.tenant_id and e.user_id = o.estimator_id
left join setup_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity' and s.field_name = 'status' and s.name = o.stage
where o.deleted_at is null;

-- Derived figures are computed here and not stored.
create view crm_account_view with (security_invoker = true) as
select a.tenant_id, a.account_id as uuid, a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.number,
  a.name, a.type, a.status, a.territory, a.owner_id, coalesce(w.firstname || ' ' || w.lastname, '') as owner_name,
  a.phone, a.email, a.website, a.street, a.city, a.state, a.zip, a.description,
  coalesce(p.open_pipeline, 0) as open_pipeline, coalesce(p.won_year, 0) as won_year,
  greatest(a.updated_at, p.touched)::date as last_activity
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

create view crm_contact_view with (security_invoker = true) as
select c.tenant_id, c.contact_id as uuid, c.version, c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.firstname, c.lastname, c.account_id, coalesce(a.name, '') as account_name, c.title, c.contact_type, c.email, c.phone
from crm_contact c
left join crm_account a on a.tenant_id = c.tenant_id and a.account_id = c.account_id
where c.deleted_at is null;
grant select on crm_opportunity_view, crm_account_view, crm_contact_view to plumbline_app;
