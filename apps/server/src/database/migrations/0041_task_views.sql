-- Saved views of task lists, private or shared with everyone who can open the space or folder.
create table task_saved_view (
  tenant_id uuid not null,
  view_id uuid not null,
  name text not null,
  owner_id uuid not null,
  space_id uuid,
  folder_id uuid,
  is_shared boolean not null default false,
  settings jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, view_id),
  check ((space_id is null) <> (folder_id is null)),
  foreign key (tenant_id, space_id) references task_space (tenant_id, row_id),
  foreign key (tenant_id, folder_id) references task_folder (tenant_id, folder_id),
  foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id)
);
create index task_saved_view_space on task_saved_view (tenant_id, space_id) where space_id is not null;
create index task_saved_view_folder on task_saved_view (tenant_id, folder_id) where folder_id is not null;
create unique index task_saved_view_name on task_saved_view (tenant_id, coalesce(space_id, folder_id), owner_id, lower(name));
-- Default view of each user in a space or folder.
create table task_default_view (
  tenant_id uuid not null,
  user_id uuid not null,
  place_id uuid not null,
  view_id uuid not null,
  primary key (tenant_id, user_id, place_id),
  foreign key (tenant_id, view_id) references task_saved_view (tenant_id, view_id) on delete cascade,
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index task_default_view_view on task_default_view (tenant_id, view_id);
select platform.secure(array['task_saved_view', 'task_default_view']);
