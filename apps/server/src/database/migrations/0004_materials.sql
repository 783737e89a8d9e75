create table material (
  tenant_id uuid not null,
  material_id uuid not null,
  name text not null,
  code text not null,
  unit_of_measure text not null,
  category text not null default '',
  escalation numeric(9, 4) not null default 0,
  order_quantity numeric(18, 4) not null default 1 check (order_quantity > 0),
  waste_percentage numeric(9, 4) not null default 0 check (waste_percentage >= 0),
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, material_id),
  check (lower(name) <> lower(code))
);
create unique index material_code on material (tenant_id, lower(code)) where deleted_at is null;
-- Append-only, so that the price used by an estimate can always be shown.
create table material_price (
  tenant_id uuid not null,
  price_id uuid not null,
  material_id uuid not null,
  vendor_name text not null,
  price numeric(18, 4) not null check (price >= 0),
  freight_percentage numeric(9, 4) not null default 0 check (freight_percentage >= 0),
  duty_percentage numeric(9, 4) not null default 0 check (duty_percentage >= 0),
  packing_percentage numeric(9, 4) not null default 0 check (packing_percentage >= 0),
  tariff_percentage numeric(9, 4) not null default 0 check (tariff_percentage >= 0),
  cushion numeric(9, 4) not null default 0 check (cushion >= 0),
  landed_price numeric(18, 4) generated always as
    (round(price * (1 + (freight_percentage + duty_percentage + packing_percentage + tariff_percentage) / 100), 4)) stored,
  estimate_price numeric(18, 4) generated always as
    (round(price * (1 + (freight_percentage + duty_percentage + packing_percentage + tariff_percentage) / 100) * (1 + cushion / 100), 4)) stored,
  lead_time int not null default 0,
  last_price_date date not null default current_date,
  expiry_price_date date,
  created_at timestamptz not null default now(),
  primary key (tenant_id, price_id),
  foreign key (tenant_id, material_id) references material (tenant_id, material_id)
);
create index material_price_latest on material_price (tenant_id, material_id, last_price_date desc, created_at desc);
create table unit_of_measure (
  tenant_id uuid not null,
  unit_id uuid not null,
  name text not null,
  value text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, unit_id)
);
create table labor_cost (
  tenant_id uuid not null,
  labor_cost_id uuid not null,
  name text not null,
  unit text not null default 'h',
  regular_cost numeric(18, 4) not null,
  overtime_cost numeric(18, 4) not null,
  double_overtime_cost numeric(18, 4) not null,
  nightshift_cost numeric(18, 4) not null,
  is_non_labor boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, labor_cost_id)
);
create table assembly (
  tenant_id uuid not null,
  assembly_id uuid not null,
  name text not null,
  code text not null,
  take_off_type text not null,
  category text not null default '',
  color text not null default '#2a65b4',
  parameters jsonb not null default '{}',
  markup_percentage numeric(9, 4) not null default 0,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, assembly_id)
);
create unique index assembly_code on assembly (tenant_id, lower(code)) where deleted_at is null;
create table assembly_material (
  tenant_id uuid not null,
  line_id uuid not null,
  assembly_id uuid not null,
  material_id uuid not null,
  formula text not null,
  waste_percentage numeric(9, 4) not null default 0,
  labor_unit numeric(18, 6),
  labor_cost_id uuid,
  sequence int not null default 0,
  primary key (tenant_id, line_id),
  foreign key (tenant_id, assembly_id) references assembly (tenant_id, assembly_id) on delete cascade,
  foreign key (tenant_id, material_id) references material (tenant_id, material_id),
  foreign key (tenant_id, labor_cost_id) references labor_cost (tenant_id, labor_cost_id)
);
create index assembly_material_assembly on assembly_material (tenant_id, assembly_id, sequence);
select platform.secure(array['material', 'material_price', 'unit_of_measure', 'labor_cost', 'assembly', 'assembly_material']);
revoke update, delete on material_price from plumbline_app;

create view material_view with (security_invoker = true) as
select m.tenant_id, m.material_id as uuid, m.version, m.created_at as "createdAt", m.updated_at as "updatedAt", m.name, m.code,
  m.unit_of_measure, m.category, m.escalation, m.order_quantity, m.waste_percentage,
  coalesce(p.estimate_price, 0) as estimate_price, coalesce(p.landed_price, 0) as landed_price,
  coalesce(p.vendor_name, '') as vendor_name, p.last_price_date, p.expiry_price_date
from material m
left join lateral (
  select * from material_price x where x.tenant_id = m.tenant_id and x.material_id = m.material_id
  order by x.last_price_date desc, x.created_at desc limit 1
) p on true
where m.deleted_at is null;
create view assembly_view with (security_invoker = true) as
select a.tenant_id, a.assembly_id as uuid, a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.name, a.code,
  a.take_off_type, a.category, a.color, a.parameters, a.markup_percentage,
  (select count(*)::int from assembly_material l where l.tenant_id = a.tenant_id and l.assembly_id = a.assembly_id) as "noOfMaterial"
from assembly a where a.deleted_at is null;
grant select on material_view, assembly_view to plumbline_app;
