-- Vendors, and the vendor of each price.

select platform.configuration('vendor', '
  number text not null, name text not null, type text not null default '''', status text not null default '''',
  trade text not null default '''', is_preferred boolean not null default false, owner_id uuid,
  phone text not null default '''', email text not null default '''', website text not null default '''',
  street text not null default '''', city text not null default '''', state text not null default '''',
  zip text not null default '''', payment_terms text not null default '''', lead_time int,
  minimum_order numeric(18, 4) not null default 0, account_number text not null default '''',
  tax_id text not null default '''', license_number text not null default '''', license_expiry date,
  insurance_expiry date, description text not null default '''', custom jsonb not null default ''{}''');
alter table vendor
  add unique (tenant_id, number),
  add foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id);
create index vendor_name on vendor (tenant_id, name) where deleted_at is null;

alter table material_price
  add column vendor_id uuid,
  add foreign key (tenant_id, vendor_id) references vendor (tenant_id, row_id);
create index material_price_vendor on material_price (tenant_id, vendor_id, material_id, last_price_date desc, created_at desc);

-- Prices stored the name of their vendor before.
insert into vendor (tenant_id, row_id, number, name, type, status)
select tenant_id, gen_random_uuid(), 'VEN-' || lpad((row_number() over (partition by tenant_id order by lower(name)))::text, 5, '0'),
  name, 'Supplier', 'Active'
from (select distinct on (tenant_id, lower(trim(vendor_name))) tenant_id, trim(vendor_name) as name
  from material_price where trim(vendor_name) <> '' order by tenant_id, lower(trim(vendor_name))) named;
update material_price p set vendor_id = v.row_id from vendor v
where v.tenant_id = p.tenant_id and lower(v.name) = lower(trim(p.vendor_name));
insert into setup_status (tenant_id, status_id, module, name, tone, outcome, probability, sequence)
select t.tenant_id, gen_random_uuid(), 'vendor', s.name, s.tone, '', 0, s.sequence
from (select distinct tenant_id from setup_status) t,
  (values ('Active', 'ok', 1), ('In review', 'info', 2), ('On hold', 'warn', 3), ('Inactive', 'neutral', 4)) s(name, tone, sequence);

create or replace view vendor_view with (security_invoker = true) as
select v.tenant_id, v.row_id as uuid, v.version, v.created_at as "createdAt", v.updated_at as "updatedAt", v.number, v.name,
  v.type, v.status, v.trade, v.is_preferred, v.owner_id, v.phone, v.email, v.website, v.street, v.city, v.state, v.zip,
  v.payment_terms, v.lead_time, v.minimum_order, v.account_number, v.tax_id, v.license_number, v.license_expiry,
  v.insurance_expiry, v.description, v.custom,
  coalesce(w.firstname || ' ' || w.lastname, '') as owner_name,
  coalesce(p.materials, 0)::int as materials, p.last_price
from vendor v
left join security_user w on w.tenant_id = v.tenant_id and w.user_id = v.owner_id
left join (
  select tenant_id, vendor_id, count(distinct material_id) as materials, max(last_price_date) as last_price
  from material_price where vendor_id is not null group by tenant_id, vendor_id
) p on p.tenant_id = v.tenant_id and p.vendor_id = v.row_id
where v.deleted_at is null;

create view vendor_material_view with (security_invoker = true) as
select p.tenant_id, p.vendor_id, m.material_id as uuid, m.name, m.code, m.unit_of_measure, p.price, p.landed_price,
  before.price as price_before, p.lead_time, p.last_price_date, p.expiry_price_date, p.prices
from (
  select distinct on (tenant_id, vendor_id, material_id) *,
    count(*) over (partition by tenant_id, vendor_id, material_id)::int as prices
  from material_price where vendor_id is not null
  order by tenant_id, vendor_id, material_id, last_price_date desc, created_at desc
) p
join material m on m.tenant_id = p.tenant_id and m.material_id = p.material_id and m.deleted_at is null
left join lateral (
  select x.price from material_price x
  where x.tenant_id = p.tenant_id and x.vendor_id = p.vendor_id and x.material_id = p.material_id
  order by x.last_price_date desc, x.created_at desc offset 1 limit 1
) before on true;
grant select on vendor_material_view to plumbline_app;
