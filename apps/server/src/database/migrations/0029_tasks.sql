-- Spaces, task folders and tasks with row-level permissions.

-- User of the transaction; null for jobs and demo data of a company.
create function platform.caller() returns uuid
language sql stable as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
create function platform.caller_is_admin() returns boolean
language sql stable as $$ select coalesce(current_setting('app.is_admin', true), '') = 'on' $$;
grant execute on function platform.caller, platform.caller_is_admin to plumbline_app;

create or replace function platform.authenticate(hash text, idle interval)
returns table (user_id uuid, tenant_id uuid, username text, email text, firstname text, lastname text, is_admin boolean,
  permissions jsonb, company text, tenant_type text, subscription_mode text, purchased int[], demo boolean, stale boolean,
  session_id uuid, policy_updated boolean, trial_until timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare s platform.session;
begin
  select * into s from platform.session x
    where x.token_hash = hash and x.expires_at > now() and x.seen_at > now() - idle;
  if not found then return; end if;
  perform set_config('app.tenant_id', s.tenant_id::text, true);
  perform set_config('app.user_id', u.user_id::text, true),
      set_config('app.is_admin', case when u.is_admin then 'on' else '' end, true)
    from security_user u where u.tenant_id = s.tenant_id and u.user_id = s.user_id and u.status = 'active';
  return query
    select u.user_id, u.tenant_id, u.username, u.email, u.firstname, u.lastname, u.is_admin,
      security_rights(u.tenant_id, u.user_id, u.role_id), t.name, t.type, t.subscription_mode,
      -- After its trial a company can still sign in; apps it has not bought are closed.
      case when t.trial_until < now() then '{}'::int[] else t.purchased end, t.demo,
      s.seen_at < now() - interval '1 minute', s.session_id, s.policy < u.policy, t.trial_until
    from security_user u
    join platform.tenant t on t.tenant_id = u.tenant_id
    where u.tenant_id = s.tenant_id and u.user_id = s.user_id and u.status = 'active';
end $$;

create table task_space (
  tenant_id uuid not null,
  row_id uuid not null,
  name text not null,
  description text not null default '',
  -- Workflow of new tasks in the space.
  workflow_id uuid,
  -- 0 gives access only to users it is shared with.
  everybody int not null default 0 check (everybody between 0 and 3),
  -- Module whose tasks the space contains; empty for a space created by a user.
  module text not null default '',
  owner_id uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, row_id),
  foreign key (tenant_id, workflow_id) references setup_workflow (tenant_id, row_id),
  foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id)
);
create unique index task_space_module on task_space (tenant_id, module) where module <> '' and deleted_at is null;
create table task_space_share (
  tenant_id uuid not null,
  space_id uuid not null,
  user_id uuid not null,
  -- 1 Read, 2 Editor, 3 Full access.
  permission int not null check (permission between 1 and 3),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, space_id, user_id),
  foreign key (tenant_id, space_id) references task_space (tenant_id, row_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create table task_folder (
  tenant_id uuid not null,
  folder_id uuid not null,
  name text not null,
  type text not null check (type in ('folder', 'board')),
  parent_folder_id uuid,
  -- Ids from the topmost folder to this one.
  path uuid[] not null,
  -- Creator of the topmost folder of its tree.
  owner_id uuid,
  -- Folder that was deleted together with this one; the folder itself if it was deleted alone.
  trash_id uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, folder_id),
  foreign key (tenant_id, parent_folder_id) references task_folder (tenant_id, folder_id),
  foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id)
);
create index task_folder_parent on task_folder (tenant_id, parent_folder_id);
create table task_folder_share (
  tenant_id uuid not null,
  folder_id uuid not null,
  user_id uuid not null,
  -- 0 View, 1 Edit, 2 Full Access.
  permission int not null check (permission between 0 and 2),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, folder_id, user_id),
  foreign key (tenant_id, folder_id) references task_folder (tenant_id, folder_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index task_folder_share_user on task_folder_share (tenant_id, user_id);
create table task_item (
  tenant_id uuid not null,
  item_id uuid not null,
  number text not null,
  name text not null,
  details text not null default '',
  type text not null default 'task' check (type in ('task', 'folder', 'project')),
  space_id uuid,
  folder_id uuid,
  dependent_id uuid,
  -- Ids from the topmost task to this one.
  path uuid[] not null,
  -- Owner of the tree if the task is in neither a space nor a folder: the creator of its topmost task.
  keeper_id uuid,
  -- Rank within the space or folder. A text between any two others always exists.
  rank text collate "C" not null,
  workflow_id uuid,
  status_id uuid,
  -- Name of the status when it was set, shown if the workflow no longer has it.
  workflow_status text not null default '',
  from_date date,
  to_date date,
  due_date date,
  priority text not null default '',
  done_at timestamptz,
  related_type text not null default '',
  related_id uuid,
  owner_id uuid,
  custom jsonb not null default '{}',
  -- Task that was deleted together with this one; the task itself if it was deleted alone.
  trash_id uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sought text generated always as (lower(name || chr(10) || number)) stored,
  primary key (tenant_id, item_id),
  unique (tenant_id, number),
  check (space_id is null or folder_id is null),
  check ((keeper_id is null) = (space_id is not null or folder_id is not null)),
  check (from_date <= to_date),
  foreign key (tenant_id, space_id) references task_space (tenant_id, row_id),
  foreign key (tenant_id, folder_id) references task_folder (tenant_id, folder_id),
  foreign key (tenant_id, dependent_id) references task_item (tenant_id, item_id),
  foreign key (tenant_id, workflow_id) references setup_workflow (tenant_id, row_id),
  foreign key (tenant_id, keeper_id) references security_user (tenant_id, user_id),
  foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id)
);
-- The path is given without the task itself, which is appended here.
create function platform.place_task_item() returns trigger language plpgsql as $$
begin
  new.path := new.path || new.item_id;
  return new;
end $$;
create trigger task_item_place before insert on task_item for each row execute function platform.place_task_item();
create index task_item_top on task_item (tenant_id, space_id, rank) where dependent_id is null and deleted_at is null;
create index task_item_order on task_item (tenant_id, space_id, rank);
create index task_item_folder on task_item (tenant_id, folder_id, rank);
create index task_item_keeper on task_item (tenant_id, keeper_id, rank);
create index task_item_part on task_item (tenant_id, dependent_id);
create index task_item_trash on task_item (tenant_id, trash_id) where trash_id is not null;
create index task_item_related on task_item (tenant_id, related_id) where related_id is not null;
-- Assignees and shares of a task; they apply to its subtasks.
create table task_person (
  tenant_id uuid not null,
  item_id uuid not null,
  user_id uuid not null,
  -- 0 not shared, 1 Read, 2 Editor, 3 Full access.
  permission int not null default 0 check (permission between 0 and 3),
  is_assigned boolean not null default false,
  -- Assignees can edit the task.
  level int generated always as (greatest(permission, case when is_assigned then 2 else 0 end)) stored,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, item_id, user_id),
  check (permission > 0 or is_assigned),
  foreign key (tenant_id, item_id) references task_item (tenant_id, item_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index task_person_user on task_person (tenant_id, user_id, item_id) include (level, is_assigned);
-- Tasks that a task is attached to in addition to its parent.
create table task_attachment (
  tenant_id uuid not null,
  item_id uuid not null,
  parent_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, item_id, parent_id),
  foreign key (tenant_id, item_id) references task_item (tenant_id, item_id),
  foreign key (tenant_id, parent_id) references task_item (tenant_id, item_id)
);
create index task_attachment_parent on task_attachment (tenant_id, parent_id);
create table task_dependency (
  tenant_id uuid not null,
  dependency_id uuid not null,
  predecessor_id uuid not null,
  successor_id uuid not null,
  type text not null default 'FS' check (type in ('FS', 'SS', 'FF', 'SF')),
  -- Working days.
  lag int not null default 0 check (lag between -3650 and 3650),
  created_at timestamptz not null default now(),
  primary key (tenant_id, dependency_id),
  unique (tenant_id, predecessor_id, successor_id),
  foreign key (tenant_id, predecessor_id) references task_item (tenant_id, item_id),
  foreign key (tenant_id, successor_id) references task_item (tenant_id, item_id)
);
create index task_dependency_successor on task_dependency (tenant_id, successor_id);
create table task_page (
  tenant_id uuid not null,
  item_id uuid not null,
  page_id uuid not null,
  sequence int not null default 0,
  primary key (tenant_id, item_id, page_id),
  foreign key (tenant_id, item_id) references task_item (tenant_id, item_id),
  foreign key (tenant_id, page_id) references plan_page (tenant_id, page_id)
);
create index task_page_page on task_page (tenant_id, page_id);
select platform.secure(array['task_space', 'task_space_share', 'task_folder', 'task_folder_share', 'task_item', 'task_person',
  'task_attachment', 'task_dependency', 'task_page']);

-- Access level of the caller to each space that is not deleted; 0 is no access.
create view task_space_reach with (security_invoker = true) as
select s.tenant_id, s.row_id as space_id, s.name,
  case when (select platform.caller()) is null then 0
    when (select platform.caller_is_admin()) or s.owner_id = (select platform.caller()) then 4
    else greatest(s.everybody, coalesce(h.permission, 0)) end as level
from task_space s
left join task_space_share h on h.tenant_id = s.tenant_id and h.space_id = s.row_id and h.user_id = (select platform.caller())
where s.deleted_at is null
offset 0;

-- Access level of the caller to each task folder: 0 View, 1 Edit, 2 Full Access, null is no access. Its tasks use the
-- levels of spaces.
create view task_folder_reach with (security_invoker = true) as
select r.tenant_id, r.folder_id, r.name, r.deleted_at, r.level,
  case when r.is_own then 4 else coalesce(r.level + 1, 0) end as item_level
from (
  select f.tenant_id, f.folder_id, f.name, f.deleted_at, o.is_own,
    case when o.is_own then 2 else (select max(h.permission) from task_folder_share h
      where h.tenant_id = f.tenant_id and h.user_id = (select platform.caller()) and h.folder_id = any (f.path)) end as level
  from task_folder f
  cross join lateral (select (select platform.caller()) is not null
    and ((select platform.caller_is_admin()) or coalesce(f.owner_id = (select platform.caller()), false)) as is_own) o
) r
offset 0;

-- Statuses of workflows; the last one of each counts as done.
create view task_status_view with (security_invoker = true) as
select w.tenant_id, w.row_id as workflow_id, (s.value->>'uuid')::uuid as status_id, s.value->>'name' as name,
  s.value->>'tone' as tone, s.ordinality::int as sequence, s.ordinality = jsonb_array_length(w.statuses) as is_last
from setup_workflow w, jsonb_array_elements(w.statuses) with ordinality as s;

do $do$
declare
  -- Tasks with the caller's access level. `base` comes from the place of a task; shares and assignments are read only
  -- where they can raise it. `offset 0` prevents the planner from inlining these subqueries.
  reached constant text := $sql$
from task_item i
cross join (select platform.caller() as id, platform.caller_is_admin() as is_admin offset 0) me
left join task_space_reach sp on sp.tenant_id = i.tenant_id and sp.space_id = i.space_id
left join task_folder_reach fo on fo.tenant_id = i.tenant_id and fo.folder_id = i.folder_id and fo.deleted_at is null
cross join lateral (select case when me.id is null then 0 when me.is_admin or i.keeper_id = me.id then 4
  else coalesce(sp.level, fo.item_level, 0) end as base offset 0) b
$sql$;
  -- The creator of a task who can edit it can also delete and share it.
  permission constant text := $sql$
(select case when h.held = 2 and i.owner_id = me.id then 3 else h.held end
  from (select case when b.base >= 3 then b.base
    else greatest(b.base, coalesce((select max(g.level) from task_person g where g.tenant_id = i.tenant_id
      and g.user_id = me.id and g.item_id = any (i.path)), 0)) end as held offset 0) h) as permission
$sql$;
  stands constant text := $sql$
  (b.base > 0 or exists (select 1 from task_person g where g.tenant_id = i.tenant_id and g.user_id = me.id
    and g.item_id = any (i.path)))
  and (i.space_id is null or sp.space_id is not null) and (i.folder_id is null or fo.folder_id is not null)
$sql$;
begin
  -- Including deleted tasks, for the history and for restoring.
  execute 'create view task_reach_view with (security_invoker = true) as
    select i.tenant_id, i.item_id, i.name, i.deleted_at, i.trash_id, ' || permission || reached || 'where' || stands;
  execute $sql$create view task_view with (security_invoker = true) as
    select i.tenant_id, i.item_id as uuid, i.version, i.created_at as "createdAt", i.updated_at as "updatedAt", i.number, i.name,
      i.details, i.type, i.space_id, i.folder_id, i.dependent_id, i.path, i.rank, i.workflow_id,
      i.status_id as workflow_status_id, coalesce(s.name, i.workflow_status) as workflow_status,
      coalesce(s.tone, 'neutral') as workflow_status_color, coalesce(s.is_last, false) as is_done, i.done_at,
      coalesce(w.name, '') as workflow, i.from_date, i.to_date, i.due_date, i.priority, i.related_type, i.related_id,
      i.owner_id, coalesce(u.firstname || ' ' || u.lastname, '') as owner_name, i.custom, $sql$ || permission || $sql$,
      case when sp.level > 0 then sp.name else '' end as space_name,
      coalesce((select string_agg(n.name, ' / ' order by n.at) from (
        select 0 as at, sp.name as name where sp.level > 0
        union all select 0, fo.name where fo.item_level > 0
        union all select t.at::int, a.name from unnest(i.path) with ordinality as t(id, at)
          join task_item a on a.tenant_id = i.tenant_id and a.item_id = t.id
          where a.item_id <> i.item_id and (b.base > 0 or exists (select 1 from task_person g where g.tenant_id = a.tenant_id
            and g.user_id = me.id and g.item_id = any (a.path)))) n), '') as place,
      coalesce((select string_agg(trim(x.firstname || ' ' || x.lastname), ', ' order by x.firstname, x.lastname)
        from task_person g join security_user x on x.tenant_id = g.tenant_id and x.user_id = g.user_id
        where g.tenant_id = i.tenant_id and g.item_id = i.item_id and g.is_assigned), '') as assignees,
      i.sought$sql$ || reached || $sql$
    left join task_status_view s on s.tenant_id = i.tenant_id and s.workflow_id = i.workflow_id and s.status_id = i.status_id
    left join setup_workflow w on w.tenant_id = i.tenant_id and w.row_id = i.workflow_id
    left join security_user u on u.tenant_id = i.tenant_id and u.user_id = i.owner_id
    where i.deleted_at is null and$sql$ || stands;
end $do$;

create view task_space_view with (security_invoker = true) as
select s.tenant_id, s.row_id as uuid, s.version, s.created_at as "createdAt", s.updated_at as "updatedAt", s.name,
  s.description, s.workflow_id, s.everybody, case when s.module = '' then 'own' else s.module end as type,
  r.level as permission, coalesce(w.name, '') as workflow_name, s.owner_id,
  coalesce(u.firstname || ' ' || u.lastname, '') as owner_name
from task_space s
join task_space_reach r on r.tenant_id = s.tenant_id and r.space_id = s.row_id
left join setup_workflow w on w.tenant_id = s.tenant_id and w.row_id = s.workflow_id
left join security_user u on u.tenant_id = s.tenant_id and u.user_id = s.owner_id
where r.level > 0;

create view task_folder_view with (security_invoker = true) as
select f.tenant_id, f.folder_id as uuid, f.version, f.created_at as "createdAt", f.updated_at as "updatedAt", f.name, f.type,
  coalesce((select string_agg(a.name, ' / ' order by t.at) from unnest(f.path) with ordinality as t(id, at)
    join task_folder_reach a on a.tenant_id = f.tenant_id and a.folder_id = t.id where a.level is not null), '') as path,
  f.parent_folder_id, f.path as ids,
  exists (select 1 from task_folder c where c.tenant_id = f.tenant_id and c.parent_folder_id = f.folder_id
    and c.deleted_at is null) as has_children,
  r.level as permission,
  exists (select 1 from task_folder_share h where h.tenant_id = f.tenant_id and h.folder_id = f.folder_id) as is_shared,
  f.owner_id, coalesce(u.firstname || ' ' || u.lastname, '') as owner_name
from task_folder f
join task_folder_reach r on r.tenant_id = f.tenant_id and r.folder_id = f.folder_id
left join security_user u on u.tenant_id = f.tenant_id and u.user_id = f.owner_id
where f.deleted_at is null and r.level is not null;
grant select on task_space_reach, task_folder_reach, task_status_view, task_reach_view, task_view, task_space_view,
  task_folder_view to plumbline_app;

-- Default workflow of a company's tasks, which allows all transitions.
create function platform.begin_tasks(company uuid) returns uuid
language plpgsql as $$
declare
  flow uuid;
  ids uuid[] := array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid()];
begin
  select row_id into flow from setup_workflow w where w.tenant_id = company and lower(w.name) = 'task' and w.deleted_at is null;
  if flow is null then
    flow := gen_random_uuid();
    insert into setup_workflow (tenant_id, row_id, name, description, statuses, transitions)
    values (company, flow, 'Task', 'How tasks go that follow no other workflow.',
      (select jsonb_agg(jsonb_build_object('uuid', ids[n], 'name', (array['To do', 'In progress', 'In review', 'Done'])[n],
        'tone', (array['neutral', 'info', 'wait', 'ok'])[n]) order by n) from generate_series(1, 4) n),
      (select jsonb_agg(jsonb_build_object('from', ids[a], 'to', ids[b]) order by a, b)
        from generate_series(1, 4) a, generate_series(1, 4) b where a <> b));
  end if;
  insert into setup_module_workflow (tenant_id, module, workflow_id) values (company, 'task', flow)
  on conflict (tenant_id, module) do update set workflow_id = coalesce(setup_module_workflow.workflow_id, excluded.workflow_id)
  returning workflow_id into flow;
  return flow;
end $$;
grant execute on function platform.begin_tasks to plumbline_app;
alter table setup_workflow no force row level security;
alter table setup_module_workflow no force row level security;
select platform.begin_tasks(tenant_id) from platform.tenant where type in ('Company', 'Retail');
alter table setup_workflow force row level security;
alter table setup_module_workflow force row level security;
