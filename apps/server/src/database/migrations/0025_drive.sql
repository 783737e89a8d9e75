-- Folders, sharing, versions, trash and favorites of the work drive.
alter table drive_file
  -- Ids from the topmost folder to this item, so that the content of a folder is found without recursion.
  add column path uuid[] not null default '{}',
  -- Creator of the topmost item of its tree.
  add column owner_id uuid,
  add column revision int not null default 1,
  add column content_at timestamptz not null default now(),
  add column content_by uuid,
  -- What a finished upload does if its name is taken.
  add column on_clash text not null default 'keep' check (on_clash in ('keep', 'replace', 'refuse')),
  -- File whose next version this upload is.
  add column replaces uuid,
  -- Item that was deleted together with this one; the item itself if it was deleted alone.
  add column trash_id uuid,
  add column trashed_by uuid,
  add column purged_at timestamptz;
alter table drive_file no force row level security;
with recursive tree as (
  select tenant_id, file_id, array[file_id] as path, created_by as owner_id from drive_file where parent_id is null
  union all
  select f.tenant_id, f.file_id, t.path || f.file_id, t.owner_id from drive_file f
  join tree t on f.tenant_id = t.tenant_id and f.parent_id = t.file_id::text
) update drive_file f set path = t.path, owner_id = t.owner_id, content_at = f.updated_at, content_by = f.created_by
  from tree t where t.tenant_id = f.tenant_id and t.file_id = f.file_id;
update drive_file set path = array[file_id], parent_id = null where path = '{}';
-- Files of custom fields are visible to everyone who can open the record.
update drive_file set prop_type = 'field' where prop_type = '' and type = 1;
alter table drive_file force row level security;

create function platform.place_drive_file() returns trigger language plpgsql as $$
declare parent drive_file;
begin
  if new.parent_id is not null then
    select * into parent from drive_file where tenant_id = new.tenant_id and file_id::text = new.parent_id;
  end if;
  if parent.file_id is null then
    new.path := array[new.file_id];
    new.owner_id := coalesce(new.owner_id, new.created_by);
  else
    new.path := parent.path || new.file_id;
    new.owner_id := parent.owner_id;
    new.prop_type := parent.prop_type;
    new.prop_id := parent.prop_id;
  end if;
  new.content_by := coalesce(new.content_by, new.created_by);
  return new;
end $$;
create trigger drive_file_place before insert on drive_file for each row execute function platform.place_drive_file();

create index drive_file_parent on drive_file (tenant_id, parent_id) where deleted_at is null;
create index drive_file_path on drive_file using gin (path);
create index drive_file_key on drive_file (tenant_id, storage_key);
-- Names in a folder are unique. Files of custom fields are in no folder, and plan sets may share a name.
create unique index drive_file_place on drive_file (tenant_id, coalesce(parent_id, owner_id::text, ''), lower(name))
  where deleted_at is null and cloud_status and (parent_id is not null or prop_type = '');

create table drive_version (
  tenant_id uuid not null,
  version_id uuid not null,
  file_id uuid not null,
  number int not null,
  name text not null,
  size bigint not null,
  content_type text not null default '',
  storage_key text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, version_id),
  unique (tenant_id, file_id, number),
  foreign key (tenant_id, file_id) references drive_file (tenant_id, file_id)
);
create index drive_version_key on drive_version (tenant_id, storage_key);
create table drive_share (
  tenant_id uuid not null,
  file_id uuid not null,
  user_id uuid not null,
  -- 0 Read & Write, 1 Read.
  permission int not null check (permission in (0, 1)),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, file_id, user_id),
  foreign key (tenant_id, file_id) references drive_file (tenant_id, file_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index drive_share_user on drive_share (tenant_id, user_id);
create table drive_mark (
  tenant_id uuid not null,
  file_id uuid not null,
  user_id uuid not null,
  favorite_at timestamptz,
  opened_at timestamptz,
  primary key (tenant_id, user_id, file_id),
  foreign key (tenant_id, file_id) references drive_file (tenant_id, file_id)
);
-- Storage quota in bytes; without a row the default applies.
create table drive_quota (
  tenant_id uuid not null primary key,
  bytes bigint not null check (bytes >= 0)
);
select platform.secure(array['drive_version', 'drive_share', 'drive_mark', 'drive_quota']);
revoke insert, update, delete on drive_quota from plumbline_app;

create or replace view drive_file_view with (security_invoker = true) as
select f.tenant_id, f.file_id as uuid, f.version, f.created_at as "createdAt", f.updated_at as "updatedAt", f.name, f.type,
  f.parent_id, f.prop_type, f.prop_id, f.cloud_status, f.size, f.content_type, f.state, f.problem,
  (select count(*)::int from plan_page p where p.tenant_id = f.tenant_id and p.file_id = f.file_id and p.deleted_at is null) as pages,
  f.path, f.owner_id, f.revision, f.content_at
from drive_file f where f.deleted_at is null;
