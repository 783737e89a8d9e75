create table drive_file (
  tenant_id uuid not null,
  file_id uuid not null,
  name text not null,
  type int not null default 1,
  parent_id text,
  prop_type text not null default '',
  prop_id text not null default '',
  cloud_status boolean not null default false,
  size bigint not null default 0,
  received bigint not null default 0,
  content_type text not null default '',
  storage_key text not null default '',
  state text not null default 'received' check (state in ('received', 'processing', 'ready', 'password', 'refused')),
  problem text,
  created_by uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, file_id)
);
create index drive_file_prop on drive_file (tenant_id, prop_type, prop_id) where deleted_at is null;
create table plan_page (
  tenant_id uuid not null,
  page_id uuid not null,
  file_id uuid not null,
  number int not null,
  name text not null default '',
  page_name text not null default '',
  is_processed int not null default 0 check (is_processed between 0 and 4),
  width double precision not null default 0,
  height double precision not null default 0,
  rotation int not null default 0,
  text text not null default '',
  pdf_key text not null default '',
  preview_key text not null default '',
  calibrations jsonb not null default '[]',
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, page_id),
  unique (tenant_id, file_id, number),
  foreign key (tenant_id, file_id) references drive_file (tenant_id, file_id)
);
select platform.secure(array['drive_file', 'plan_page']);
create view drive_file_view with (security_invoker = true) as
select f.tenant_id, f.file_id as uuid, f.version, f.created_at as "createdAt", f.updated_at as "updatedAt", f.name, f.type,
  f.parent_id, f.prop_type, f.prop_id, f.cloud_status, f.size, f.content_type, f.state, f.problem,
  (select count(*)::int from plan_page p where p.tenant_id = f.tenant_id and p.file_id = f.file_id and p.deleted_at is null) as pages
from drive_file f where f.deleted_at is null;
grant select on drive_file_view to plumbline_app;
