create table estimation (
  tenant_id uuid not null,
  estimation_id uuid not null,
  quote_number text not null,
  name text not null,
  opportunity_id uuid,
  estimator_id uuid,
  reviewer_id uuid,
  bid_date date,
  estimation_status text not null default '',
  description text not null default '',
  settings jsonb not null default '{}',
  total numeric(18, 2) not null default 0,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, estimation_id),
  unique (tenant_id, quote_number),
  foreign key (tenant_id, opportunity_id) references crm_opportunity (tenant_id, opportunity_id),
  foreign key (tenant_id, estimator_id) references security_user (tenant_id, user_id),
  foreign key (tenant_id, reviewer_id) references security_user (tenant_id, user_id)
);
create index estimation_opportunity on estimation (tenant_id, opportunity_id) where deleted_at is null;
create table estimation_condition (
  tenant_id uuid not null,
  condition_id uuid not null,
  estimation_id uuid not null,
  assembly_id uuid,
  code text not null,
  name text not null,
  type text not null,
  color text not null,
  category text not null default '',
  parameters jsonb not null default '{}',
  sequence int not null default 0,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, condition_id),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id),
  foreign key (tenant_id, assembly_id) references assembly (tenant_id, assembly_id)
);
create index estimation_condition_estimation on estimation_condition (tenant_id, estimation_id) where deleted_at is null;
create table takeoff (
  tenant_id uuid not null,
  takeoff_id uuid not null,
  estimation_id uuid not null,
  page_id uuid not null,
  condition_id uuid not null,
  name text not null default '',
  geometry jsonb not null,
  parameters jsonb not null default '{}',
  created_by uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, takeoff_id),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id),
  foreign key (tenant_id, page_id) references plan_page (tenant_id, page_id),
  foreign key (tenant_id, condition_id) references estimation_condition (tenant_id, condition_id)
);
create index takeoff_page on takeoff (tenant_id, estimation_id, page_id) where deleted_at is null;
create table estimate_override (
  tenant_id uuid not null,
  estimation_id uuid not null,
  condition_id uuid not null,
  line_id uuid not null,
  field text not null check (field in ('quantity', 'unit_price', 'markup')),
  value numeric(18, 6) not null,
  user_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, estimation_id, condition_id, line_id, field),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id)
);
create table quote (
  tenant_id uuid not null,
  quote_id uuid not null,
  estimation_id uuid not null,
  number text not null,
  revision int not null,
  is_active boolean not null default true,
  status text not null default 'Draft',
  name text not null,
  description text not null default '',
  valid_until date,
  inclusions jsonb not null default '[]',
  exclusions jsonb not null default '[]',
  -- Figures at the time the revision was created; later prices do not change them.
  snapshot jsonb not null,
  total numeric(18, 2) not null,
  created_by uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, quote_id),
  unique (tenant_id, estimation_id, revision),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id)
);
create unique index quote_active on quote (tenant_id, estimation_id) where is_active;
select platform.secure(array['estimation', 'estimation_condition', 'takeoff', 'estimate_override', 'quote']);

create view estimation_view with (security_invoker = true) as
select e.tenant_id, e.estimation_id as uuid, e.version, e.created_at as "createdAt", e.updated_at as "updatedAt",
  e.quote_number, e.name, e.opportunity_id, coalesce(o.name, '') as opportunity_name, o.account_id,
  coalesce(a.name, '') as customer_name, e.estimator_id, coalesce(u.firstname || ' ' || u.lastname, '') as estimator,
  e.reviewer_id, coalesce(r.firstname || ' ' || r.lastname, '') as reviewer, e.bid_date, e.estimation_status, e.description,
  e.total,
  (select count(*)::int from plan_page p join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    where p.tenant_id = e.tenant_id and f.prop_type = 'estimation' and f.prop_id = e.estimation_id::text
      and p.deleted_at is null and f.deleted_at is null) as plans,
  (select count(*)::int from takeoff t where t.tenant_id = e.tenant_id and t.estimation_id = e.estimation_id and t.deleted_at is null) as measures,
  (select count(*)::int from quote q where q.tenant_id = e.tenant_id and q.estimation_id = e.estimation_id) as quotes
from estimation e
left join crm_opportunity o on o.tenant_id = e.tenant_id and o.opportunity_id = e.opportunity_id
left join crm_account a on a.tenant_id = o.tenant_id and a.account_id = o.account_id
left join security_user u on u.tenant_id = e.tenant_id and u.user_id = e.estimator_id
left join security_user r on r.tenant_id = e.tenant_id and r.user_id = e.reviewer_id
where e.deleted_at is null;
grant select on estimation_view to plumbline_app;
