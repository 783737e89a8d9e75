-- Leads: jobs and inquiries that can be converted once.

select platform.configuration('crm_lead', '
  number text not null, name text not null, status text not null default '''', rating text not null default '''',
  lead_source text not null default '''', amount numeric(18, 4) not null default 0, bid_date date,
  territory text not null default '''', owner_id uuid, company text not null default '''',
  firstname text not null default '''', lastname text not null default '''', title text not null default '''',
  email text not null default '''', phone text not null default '''', website text not null default '''',
  street text not null default '''', city text not null default '''', state text not null default '''',
  zip text not null default '''', description text not null default '''', custom jsonb not null default ''{}'',
  converted_at timestamptz, converted_account_id uuid, converted_contact_id uuid, converted_opportunity_id uuid');
alter table crm_lead
  add unique (tenant_id, number),
  add foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id),
  add foreign key (tenant_id, converted_account_id) references crm_account (tenant_id, account_id),
  add foreign key (tenant_id, converted_contact_id) references crm_contact (tenant_id, contact_id),
  add foreign key (tenant_id, converted_opportunity_id) references crm_opportunity (tenant_id, opportunity_id);
-- The suffix of the index name tells the caller which field it concerns.
create unique index crm_lead_name on crm_lead (tenant_id, lower(btrim(name))) where deleted_at is null;
create index crm_lead_status on crm_lead (tenant_id, status, name) where deleted_at is null;
create index crm_lead_account on crm_lead (tenant_id, converted_account_id) where converted_account_id is not null;
create index crm_lead_contact on crm_lead (tenant_id, converted_contact_id) where converted_contact_id is not null;
create index crm_lead_opportunity on crm_lead (tenant_id, converted_opportunity_id)
  where converted_opportunity_id is not null;

-- A board queries one column at a time.
create index crm_opportunity_stage_of on crm_opportunity (tenant_id, stage) where deleted_at is null;

drop view crm_lead_view;
create view crm_lead_view with (security_invoker = true) as
select l.tenant_id, l.row_id as uuid, l.version, l.created_at as "createdAt", l.updated_at as "updatedAt", l.number, l.name,
  l.status, l.rating, l.lead_source, l.amount, l.bid_date, l.territory, l.owner_id, l.company, l.firstname, l.lastname,
  l.title, l.email, l.phone, l.website, l.street, l.city, l.state, l.zip, l.description, l.custom,
  btrim(l.firstname || ' ' || l.lastname) as contact_name,
  coalesce(w.firstname || ' ' || w.lastname, '') as owner_name,
  l.converted_at is not null as is_converted, l.converted_at,
  l.converted_account_id, coalesce(a.name, '') as converted_account_name,
  l.converted_contact_id, coalesce(c.firstname || ' ' || c.lastname, '') as converted_contact_name,
  l.converted_opportunity_id, coalesce(o.name, '') as converted_opportunity_name
from crm_lead l
left join security_user w on w.tenant_id = l.tenant_id and w.user_id = l.owner_id
left join crm_account a on a.tenant_id = l.tenant_id and a.account_id = l.converted_account_id and a.deleted_at is null
left join crm_contact c on c.tenant_id = l.tenant_id and c.contact_id = l.converted_contact_id and c.deleted_at is null
left join crm_opportunity o
  on o.tenant_id = l.tenant_id and o.opportunity_id = l.converted_opportunity_id and o.deleted_at is null
where l.deleted_at is null;
grant select on crm_lead_view to plumbline_app;

-- Mapping of lead fields at conversion; without a row the default mapping applies.
create table crm_lead_mapping (
  tenant_id uuid primary key,
  mapping jsonb not null,
  updated_at timestamptz not null default now()
);
select platform.secure(array['crm_lead_mapping']);

insert into setup_status (tenant_id, status_id, module, name, tone, outcome, probability, sequence)
select t.tenant_id, gen_random_uuid(), 'lead', s.name, s.tone, s.outcome, 0, s.sequence
from (select distinct tenant_id from setup_status) t,
  (values ('New', 'info', 'open', 1), ('Working', 'wait', 'open', 2), ('Nurturing', 'neutral', 'open', 3),
    ('Qualified', 'ok', 'open', 4), ('Unqualified', 'bad', 'lost', 5), ('Converted', 'ok', 'won', 6))
    s(name, tone, outcome, sequence);
