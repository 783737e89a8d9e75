-- Layers, typical groups, marks and stamps of sheets, and rotated and copied pages.
create table plan_layer (
  tenant_id uuid not null,
  layer_id uuid not null,
  estimation_id uuid not null,
  name text not null,
  is_locked boolean not null default false,
  created_by uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, layer_id),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id)
);
create unique index plan_layer_name on plan_layer (tenant_id, estimation_id, lower(name)) where deleted_at is null;
create table plan_mark (
  tenant_id uuid not null,
  mark_id uuid not null,
  estimation_id uuid not null,
  page_id uuid not null,
  layer_id uuid,
  type text not null,
  geometry jsonb not null,
  content jsonb not null default '{}',
  created_by uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, mark_id),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id),
  foreign key (tenant_id, page_id) references plan_page (tenant_id, page_id),
  foreign key (tenant_id, layer_id) references plan_layer (tenant_id, layer_id)
);
create index plan_mark_page on plan_mark (tenant_id, estimation_id, page_id);
-- Typical groups: drawn once and built several times.
create table typical_group (
  tenant_id uuid not null,
  group_id uuid not null,
  estimation_id uuid not null,
  name text not null,
  multiplier int not null default 1 check (multiplier between 1 and 1000),
  created_by uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, group_id),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id)
);
create unique index typical_group_name on typical_group (tenant_id, estimation_id, lower(name)) where deleted_at is null;
alter table takeoff
  add column layer_id uuid,
  add column group_id uuid,
  add foreign key (tenant_id, group_id) references typical_group (tenant_id, group_id),
  add foreign key (tenant_id, layer_id) references plan_layer (tenant_id, layer_id);
-- Changes by other users on a page are polled every few seconds.
create index takeoff_changes on takeoff (tenant_id, page_id, updated_at);
alter table plan_page
  add column turn int not null default 0 check (turn in (0, 90, 180, 270)),
  -- Number of the original page in its file.
  add column copied_from int;
select platform.secure(array['plan_layer', 'plan_mark', 'typical_group']);

select platform.configuration('plan_stamp', 'name text not null, text text not null, color text not null default ''Red''',
  '{name}');
-- Adds the default stamps to existing companies.
insert into plan_stamp (tenant_id, row_id, name, text, color)
select t.tenant_id, gen_random_uuid(), s.name, s.text, s.color
from platform.tenant t cross join (values
  ('Reviewed', E'REVIEWED\n{date} · {initials}', 'Green'),
  ('Addendum', E'ADDENDUM\nPOSTED {date} · {initials}', 'Red'),
  ('Void', E'VOID\n{date} · {initials}', 'Red'),
  ('For pricing', E'FOR PRICING\n{number} · {date}', 'Blue')
) s(name, text, color);
