-- Saved views of the lists of entities, private or shared with everyone who can open the list. Deleted views can be restored.
create table saved_list_view (
  tenant_id uuid not null,
  view_id uuid not null,
  entity text not null,
  name text not null,
  owner_id uuid not null,
  is_shared boolean not null default false,
  settings jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, view_id),
  foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id)
);
create index saved_list_view_owner on saved_list_view (tenant_id, owner_id);
create unique index saved_list_view_name on saved_list_view (tenant_id, entity, owner_id, lower(name)) where deleted_at is null;
-- Default view of each user for the list of an entity.
create table default_list_view (
  tenant_id uuid not null,
  user_id uuid not null,
  entity text not null,
  view_id uuid not null,
  primary key (tenant_id, user_id, entity),
  foreign key (tenant_id, view_id) references saved_list_view (tenant_id, view_id) on delete cascade,
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index default_list_view_view on default_list_view (tenant_id, view_id);
select platform.secure(array['saved_list_view', 'default_list_view']);
