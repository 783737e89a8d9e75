-- Vendors and bidders of opportunities, locations of records, and figures for dashboards.

create table crm_bid (
  tenant_id uuid not null,
  bid_id uuid not null,
  opportunity_id uuid not null,
  vendor_id uuid,
  account_id uuid,
  scope text not null default '',
  status text not null default 'Invited' check (status in ('Invited', 'Bidding', 'Submitted', 'Declined', 'Awarded')),
  amount numeric(18, 4) check (amount >= 0),
  invited_on date,
  due_on date,
  answered_on date,
  note text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, bid_id),
  -- A vendor prices a scope for the company; a bidder is an account that bids the job and gets the company's price.
  check ((vendor_id is null) <> (account_id is null)),
  foreign key (tenant_id, opportunity_id) references crm_opportunity (tenant_id, opportunity_id),
  foreign key (tenant_id, vendor_id) references vendor (tenant_id, row_id),
  foreign key (tenant_id, account_id) references crm_account (tenant_id, account_id)
);
create index crm_bid_of on crm_bid (tenant_id, opportunity_id);
create index crm_bid_vendor on crm_bid (tenant_id, vendor_id) where vendor_id is not null;
create index crm_bid_account on crm_bid (tenant_id, account_id) where account_id is not null;

-- Location of a record with the address it was looked up by; without coordinates if it was not found.
create table record_place (
  tenant_id uuid not null,
  kind text not null,
  record_id uuid not null,
  address text not null,
  latitude double precision,
  longitude double precision,
  precision text check (precision in ('zip', 'city', 'state')),
  primary key (tenant_id, kind, record_id),
  check ((latitude is null) = (longitude is null) and (latitude is null) = (precision is null))
);
create index record_place_at on record_place (tenant_id, kind, latitude, longitude) where latitude is not null;
select platform.secure(array['crm_bid', 'record_place']);

create view crm_bid_view with (security_invoker = true) as
select b.tenant_id, b.bid_id as uuid, b.version, b.created_at as "createdAt", b.updated_at as "updatedAt",
  b.opportunity_id, b.vendor_id, b.account_id, coalesce(b.vendor_id, b.account_id) as company_id,
  coalesce(v.name, a.name) as name, coalesce(v.number, a.number) as number, coalesce(v.type, a.type) as type,
  coalesce(v.email, a.email) as email, coalesce(v.phone, a.phone) as phone, coalesce(v.website, a.website) as website,
  concat_ws(', ', nullif(coalesce(v.street, a.street), ''), nullif(coalesce(v.city, a.city), ''),
    nullif(btrim(coalesce(v.state, a.state) || ' ' || coalesce(v.zip, a.zip)), '')) as address,
  b.scope, b.status, b.amount, b.invited_on, b.due_on, b.answered_on, b.note
from crm_bid b
left join vendor v on v.tenant_id = b.tenant_id and v.row_id = b.vendor_id
left join crm_account a on a.tenant_id = b.tenant_id and a.account_id = b.account_id;

-- The same view with the columns that dashboards filter and weight by.
create or replace view crm_opportunity_view with (security_invoker = true) as
select o.tenant_id, o.opportunity_id as uuid, o.version, o.created_at as "createdAt", o.updated_at as "updatedAt",
  o.number, o.name, o.account_id, a.name as account_name, o.stage, o.stage_since, o.amount, o.probability, o.bid_date,
  o.award_date, o.lead_source, o.scope, o.site, o.floor_area, o.start_date, o.owner_id,
  coalesce(w.firstname || ' ' || w.lastname, '') as owner_name, o.estimator_id,
  coalesce(e.firstname || ' ' || e.lastname, '') as estimator_name, o.description, coalesce(s.outcome, '') as outcome, o.custom,
  a.territory, round(o.amount * o.probability / 100, 2) as weighted
from crm_opportunity o
join crm_account a on a.tenant_id = o.tenant_id and a.account_id = o.account_id
left join security_user w on w.tenant_id = o.tenant_id and w.user_id = o.owner_id
left join security_user e on e.tenant_id = o.tenant_id and e.user_id = o.estimator_id
left join setup_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity' and s.field_name = 'status' and s.name = o.stage
where o.deleted_at is null;

-- Open bids on open opportunities; their vendors and accounts cannot be deleted.
create view crm_open_bid_view with (security_invoker = true) as
select b.tenant_id, b.uuid, b.vendor_id, b.account_id, b.name, o.name as opportunity_name
from crm_bid_view b
join crm_opportunity_view o on o.tenant_id = b.tenant_id and o.uuid = b.opportunity_id
where o.outcome = 'open' and b.status <> 'Declined';
grant select on crm_bid_view, crm_open_bid_view to plumbline_app;
