-- Materials with units and conversions, brands, categories, identifiers, characteristics, notes, labor and current prices.

-- Units of measure as records.
alter table unit_of_measure
  add column category text not null default '',
  add column factor text not null default '',
  add column per text not null default '',
  add column deleted_at timestamptz,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now();
create unique index unit_of_measure_value on unit_of_measure (tenant_id, lower(value)) where deleted_at is null;
update unit_of_measure set category = case value
  when 'EA' then 'Count' when 'LF' then 'Length' when 'SF' then 'Area' when 'SY' then 'Area' when 'CF' then 'Volume'
  when 'CY' then 'Volume' when 'GAL' then 'Volume' when 'LB' then 'Weight' when 'TON' then 'Weight'
  when 'SHT' then 'Package' when 'BAG' then 'Package' when 'BOX' then 'Package' when 'ROLL' then 'Package'
  when 'TUBE' then 'Package' else '' end;

select platform.configuration('material_brand', 'name text not null, email text not null default '''', summary text not null default ''''', '{name}');
select platform.configuration('material_category', 'name text not null, parent_id uuid, description text not null default ''''', '{name}');
select platform.configuration('material_identifier', 'name text not null, is_unique boolean not null default false,
  description text not null default ''''', '{name}');
select platform.configuration('material_characteristic', 'name text not null, unit text not null default '''',
  choices text not null default '''', description text not null default ''''', '{name}');
select platform.configuration('assembly_note', 'name text not null, description text not null default ''''', '{name}');
select platform.configuration('labor_productivity', 'name text not null, code text not null, subcategory text not null default '''',
  value numeric(18, 4) not null check (value >= 1), work_unit text not null default '''', unit text not null', '{code}');
select platform.configuration('labor_template', 'name text not null, description text not null default '''',
  items jsonb not null default ''[]''', '{name}');

alter table labor_cost
  add column deleted_at timestamptz,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now();
create view labor_cost_view with (security_invoker = true) as
select c.tenant_id, c.labor_cost_id as uuid, c.version, c.created_at as "createdAt", c.updated_at as "updatedAt", c.name,
  c.unit, c.is_non_labor, c.regular_cost, c.overtime_cost, c.double_overtime_cost, c.nightshift_cost,
  ((select count(distinct l.assembly_id) from assembly_material l
      join assembly a on a.tenant_id = l.tenant_id and a.assembly_id = l.assembly_id and a.deleted_at is null
      where l.tenant_id = c.tenant_id and l.labor_cost_id = c.labor_cost_id)
    + (select count(*) from labor_template t where t.tenant_id = c.tenant_id and t.deleted_at is null
        and t.items @? format('$[*].labor_costs[*] ? (@.labor_cost_id == "%s")', c.labor_cost_id)::jsonpath))::int as uses
from labor_cost c where c.deleted_at is null;
create or replace view labor_template_view with (security_invoker = true) as
select t.tenant_id, t.row_id as uuid, t.version, t.created_at as "createdAt", t.updated_at as "updatedAt", t.name,
  t.description, t.items, jsonb_array_length(t.items) as count
from labor_template t where t.deleted_at is null;

-- Materials stored the name of their category before; each name becomes a record.
insert into material_category (tenant_id, row_id, name)
select tenant_id, gen_random_uuid(), name
from (select distinct on (tenant_id, lower(trim(category))) tenant_id, trim(category) as name
  from material where trim(category) <> '' order by tenant_id, lower(trim(category)), created_at) named;
update material m set category = c.name from material_category c
where c.tenant_id = m.tenant_id and lower(c.name) = lower(trim(m.category)) and c.name <> m.category;

alter table material
  add column brand_id uuid,
  add column prefered_vendor_id uuid,
  add column is_active boolean not null default true,
  add column identifiers jsonb not null default '{}',
  add column characteristics jsonb not null default '{}',
  add foreign key (tenant_id, brand_id) references material_brand (tenant_id, row_id),
  add foreign key (tenant_id, prefered_vendor_id) references vendor (tenant_id, row_id);
create index material_identifiers on material using gin (identifiers jsonb_path_ops);
create index material_category_word on material (tenant_id, lower(category)) where deleted_at is null;
create index material_brand_id on material (tenant_id, brand_id) where deleted_at is null;
create index material_unit on material (tenant_id, lower(unit_of_measure)) where deleted_at is null;
create index assembly_material_material on assembly_material (tenant_id, material_id);
alter table assembly
  add column is_active boolean not null default true,
  add column notes jsonb not null default '[]';

-- Columns of price files. Prices are append-only: the application role can neither change nor delete one.
alter table material_price
  add column sell_price numeric(18, 4) check (sell_price >= 0),
  add column order_quantity numeric(18, 4) check (order_quantity > 0),
  add column length numeric(18, 4) check (length >= 0),
  add column breath numeric(18, 4) check (breath >= 0),
  add column height numeric(18, 4) check (height >= 0),
  add column weight numeric(18, 4) check (weight >= 0),
  add column volume numeric(18, 4) check (volume >= 0),
  add column user_id uuid;
revoke update, delete on material_price from plumbline_app;
-- Wrong prices are withdrawn and remain visible.
create table material_price_withdrawal (
  tenant_id uuid not null,
  price_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, price_id),
  foreign key (tenant_id, price_id) references material_price (tenant_id, price_id)
);
select platform.secure(array['material_price_withdrawal']);
revoke update, delete on material_price_withdrawal from plumbline_app;

/*
 The price that holds today: the preferred vendor's latest where it has one, else the latest of all. `currentPrice` of
 packages/estimating says the same of a history; a test holds the two together.
*/
create view material_price_now with (security_invoker = true) as
select distinct on (p.tenant_id, p.material_id) p.*
from material_price p
join material m on m.tenant_id = p.tenant_id and m.material_id = p.material_id
where p.last_price_date <= current_date and not exists (
  select 1 from material_price_withdrawal w where w.tenant_id = p.tenant_id and w.price_id = p.price_id)
order by p.tenant_id, p.material_id, coalesce(p.vendor_id = m.prefered_vendor_id, false) desc, p.last_price_date desc,
  p.created_at desc, p.price_id desc;

create or replace view material_view with (security_invoker = true) as
select m.tenant_id, m.material_id as uuid, m.version, m.created_at as "createdAt", m.updated_at as "updatedAt", m.name, m.code,
  m.unit_of_measure, m.category, m.escalation, m.order_quantity, m.waste_percentage,
  coalesce(p.estimate_price, 0) as estimate_price, coalesce(p.landed_price, 0) as landed_price,
  coalesce(p.vendor_name, '') as vendor_name, p.last_price_date, p.expiry_price_date, m.custom,
  m.brand_id, coalesce(b.name, '') as brand_name, m.prefered_vendor_id, coalesce(v.name, '') as prefered_vendor_name,
  m.is_active, m.identifiers, m.characteristics,
  coalesce((select string_agg(d.name || ' ' || i.value, ', ' order by d.name) from jsonb_each_text(m.identifiers) i
    join material_identifier d on d.tenant_id = m.tenant_id and d.row_id = i.key::uuid and d.deleted_at is null), '') as identifier_words,
  coalesce((select string_agg(d.name || ' ' || i.value || case d.unit when '' then '' else ' ' || d.unit end, ', ' order by d.name)
    from jsonb_each_text(m.characteristics) i
    join material_characteristic d on d.tenant_id = m.tenant_id and d.row_id = i.key::uuid and d.deleted_at is null), '') as characteristic_words,
  p.sell_price, p.lead_time
from material m
left join lateral (
  select * from material_price_now x where x.tenant_id = m.tenant_id and x.material_id = m.material_id
) p on true
left join material_brand b on b.tenant_id = m.tenant_id and b.row_id = m.brand_id
left join vendor v on v.tenant_id = m.tenant_id and v.row_id = m.prefered_vendor_id
where m.deleted_at is null;
-- All prices including withdrawn ones; only those not withdrawn count.
create view material_price_history with (security_invoker = true) as
select p.tenant_id, p.price_id as uuid, 1 as version, p.created_at as "createdAt", p.material_id, m.name as material_name,
  m.code as material_code, m.unit_of_measure, p.vendor_id, p.vendor_name, p.price, p.freight_percentage, p.duty_percentage,
  p.packing_percentage, p.tariff_percentage, p.cushion, p.sell_price, p.lead_time, p.last_price_date, p.expiry_price_date,
  p.order_quantity, p.length, p.breath, p.height, p.weight, p.volume, p.landed_price, p.estimate_price,
  m.prefered_vendor_id, (n.price_id is not null) as in_force, coalesce(u.firstname || ' ' || u.lastname, '') as user_name,
  w.created_at as "withdrawnAt"
from material_price p
join material m on m.tenant_id = p.tenant_id and m.material_id = p.material_id and m.deleted_at is null
left join material_price_now n on n.tenant_id = p.tenant_id and n.material_id = p.material_id and n.price_id = p.price_id
left join material_price_withdrawal w on w.tenant_id = p.tenant_id and w.price_id = p.price_id
left join security_user u on u.tenant_id = p.tenant_id and u.user_id = p.user_id;
create view material_price_view with (security_invoker = true) as
select * from material_price_history where "withdrawnAt" is null;

create or replace view assembly_view with (security_invoker = true) as
select a.tenant_id, a.assembly_id as uuid, a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.name, a.code,
  a.take_off_type, a.category, a.color, a.parameters, a.markup_percentage,
  (select count(*)::int from assembly_material l where l.tenant_id = a.tenant_id and l.assembly_id = a.assembly_id) as "noOfMaterial",
  a.is_active, a.notes
from assembly a where a.deleted_at is null;

-- Columns that lists show in addition to those of the tables.
create view unit_of_measure_view with (security_invoker = true) as
select u.tenant_id, u.unit_id as uuid, u.version, u.created_at as "createdAt", u.updated_at as "updatedAt", u.name, u.value,
  u.category, u.factor, u.per,
  (select count(*)::int from material m where m.tenant_id = u.tenant_id and m.deleted_at is null
    and lower(m.unit_of_measure) = lower(u.value)) as materials
from unit_of_measure u where u.deleted_at is null;
create or replace view material_brand_view with (security_invoker = true) as
select b.tenant_id, b.row_id as uuid, b.version, b.created_at as "createdAt", b.updated_at as "updatedAt", b.name, b.email,
  b.summary, (select count(*)::int from material m where m.tenant_id = b.tenant_id and m.deleted_at is null
    and m.brand_id = b.row_id) as materials
from material_brand b where b.deleted_at is null;
drop view material_category_view;
create view material_category_view with (security_invoker = true) as
select c.tenant_id, c.row_id as uuid, c.version, c.created_at as "createdAt", c.updated_at as "updatedAt", c.name,
  c.parent_id, coalesce(p.name, '') as parent_name, c.description,
  (select count(*)::int from material m where m.tenant_id = c.tenant_id and m.deleted_at is null
    and lower(m.category) = lower(c.name)) as materials
from material_category c
left join material_category p on p.tenant_id = c.tenant_id and p.row_id = c.parent_id and p.deleted_at is null
where c.deleted_at is null;
create or replace view material_identifier_view with (security_invoker = true) as
select d.tenant_id, d.row_id as uuid, d.version, d.created_at as "createdAt", d.updated_at as "updatedAt", d.name, d.is_unique,
  d.description, (select count(*)::int from material m where m.tenant_id = d.tenant_id and m.deleted_at is null
    and m.identifiers ? d.row_id::text) as materials
from material_identifier d where d.deleted_at is null;
create or replace view material_characteristic_view with (security_invoker = true) as
select d.tenant_id, d.row_id as uuid, d.version, d.created_at as "createdAt", d.updated_at as "updatedAt", d.name, d.unit,
  d.choices, d.description, (select count(*)::int from material m where m.tenant_id = d.tenant_id and m.deleted_at is null
    and m.characteristics ? d.row_id::text) as materials
from material_characteristic d where d.deleted_at is null;
create or replace view assembly_note_view with (security_invoker = true) as
select n.tenant_id, n.row_id as uuid, n.version, n.created_at as "createdAt", n.updated_at as "updatedAt", n.name,
  n.description, (select count(*)::int from assembly a where a.tenant_id = n.tenant_id and a.deleted_at is null
    and a.notes ? n.row_id::text) as assemblies
from assembly_note n where n.deleted_at is null;

-- Withdrawn prices do not count as prices of a vendor.
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
  select x.tenant_id, x.vendor_id, count(distinct x.material_id) as materials, max(x.last_price_date) as last_price
  from material_price x where x.vendor_id is not null and not exists (select 1 from material_price_withdrawal g
    where g.tenant_id = x.tenant_id and g.price_id = x.price_id) group by x.tenant_id, x.vendor_id
) p on p.tenant_id = v.tenant_id and p.vendor_id = v.row_id
where v.deleted_at is null;
create or replace view vendor_material_view with (security_invoker = true) as
with standing as (
  select x.* from material_price x where x.vendor_id is not null and not exists (select 1 from material_price_withdrawal g
    where g.tenant_id = x.tenant_id and g.price_id = x.price_id)
)
select p.tenant_id, p.vendor_id, m.material_id as uuid, m.name, m.code, m.unit_of_measure, p.price, p.landed_price,
  p.price_before, p.lead_time, p.last_price_date, p.expiry_price_date, p.prices
from (
  select s.*, row_number() over w as place, count(*) over (partition by s.tenant_id, s.vendor_id, s.material_id)::int as prices,
    (lead(s.price) over w)::numeric(18, 4) as price_before
  from standing s
  window w as (partition by s.tenant_id, s.vendor_id, s.material_id
    order by s.last_price_date desc, s.created_at desc, s.price_id desc)
) p
join material m on m.tenant_id = p.tenant_id and m.material_id = p.material_id and m.deleted_at is null
where p.place = 1;

grant select on labor_cost_view, labor_template_view, material_price_now, material_price_history, material_price_view, unit_of_measure_view,
  material_brand_view, material_category_view, material_identifier_view, material_characteristic_view, assembly_note_view
  to plumbline_app;

-- Rights to materials included prices and labor before; they become rights of their own.
update security_role set permissions = jsonb_set(permissions, '{6}', permissions->'6'
  || jsonb_build_object('price', jsonb_strip_nulls(jsonb_build_object('v', permissions#>'{6,material,v}',
      'a', permissions#>'{6,material,e}', 'd', permissions#>'{6,material,d}', 'x', permissions#>'{6,material,x}',
      'i', permissions#>'{6,material,i}')))
  || jsonb_build_object('labor', jsonb_build_object('v', 1))
  || jsonb_build_object('material', permissions#>'{6,material}'
    || case when permissions#>>'{6,material,i}' = '1' then '{"wi":1}'::jsonb else '{}'::jsonb end
    || case when permissions#>>'{6,material,e}' = '1' then '{"mai":1,"r":1}'::jsonb else '{}'::jsonb end))
where permissions#>>'{6,material,v}' = '1';
update security_role set permissions = jsonb_set(permissions, '{6,assembly,mai}', '1')
where permissions#>>'{6,assembly,e}' = '1';
