-- Saved reports: groups and sums of the records of an entity, private or shared with everyone who can list them.
create table report (
  tenant_id uuid not null,
  report_id uuid not null,
  name text not null,
  description text not null default '',
  related_to text not null,
  owner_id uuid not null,
  is_shared boolean not null default false,
  settings jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, report_id),
  foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id)
);
create unique index report_name on report (tenant_id, owner_id, related_to, lower(name)) where deleted_at is null;
create index report_shared on report (tenant_id, related_to) where is_shared and deleted_at is null;
select platform.secure(array['report']);
