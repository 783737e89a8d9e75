-- Access levels, groups, the user's life cycle from invitation to deactivation, and the rights that a session knows.

alter table security_role
  add column description text not null default '',
  add column deleted_at timestamptz,
  add column version int not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
create unique index security_role_name on security_role (tenant_id, lower(name)) where deleted_at is null;

create table security_group (
  tenant_id uuid not null,
  group_id uuid not null,
  name text not null,
  description text not null default '',
  role_id uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, group_id),
  foreign key (tenant_id, role_id) references security_role (tenant_id, role_id)
);
create unique index security_group_name on security_group (tenant_id, lower(name)) where deleted_at is null;
create table security_group_member (
  tenant_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, group_id, user_id),
  foreign key (tenant_id, group_id) references security_group (tenant_id, group_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index security_group_member_user on security_group_member (tenant_id, user_id);
select platform.secure(array['security_group', 'security_group_member']);

alter table security_user
  add column title text not null default '',
  add column phone text not null default '',
  add column status text not null default 'active' check (status in ('invited', 'active', 'deactivated')),
  add column invited_at timestamptz,
  add column last_login timestamptz,
  add column picture text,
  add column second_factor boolean not null default false,
  -- Number of changes to the user's rights; a session that began before the last one is notified.
  add column policy int not null default 1;
alter table platform.session
  add column session_id uuid not null default gen_random_uuid(),
  add column policy int not null default 1,
  add column agent text not null default '';

-- All rights of a user: those of the own access level and of the groups, as one map.
create function security_rights(of_tenant uuid, of_user uuid, own uuid) returns jsonb
language plpgsql stable set search_path = public, pg_temp as $$
declare answer jsonb;
begin
  if not exists (select 1 from security_group_member m where m.tenant_id = of_tenant and m.user_id = of_user) then
    select r.permissions into answer from security_role r
      where r.tenant_id = of_tenant and r.role_id = own and r.deleted_at is null;
    return coalesce(answer, '{}'::jsonb);
  end if;
  with cells as (
    select a.key as app, n.key as name, jsonb_object_agg(t.key, 1) as types
    from security_role r, jsonb_each(r.permissions) a, jsonb_each(a.value) n, jsonb_each(n.value) t
    where r.tenant_id = of_tenant and r.deleted_at is null and (r.role_id = own or r.role_id in (
      select g.role_id from security_group g join security_group_member m using (tenant_id, group_id)
      where g.tenant_id = of_tenant and m.user_id = of_user and g.deleted_at is null))
    group by a.key, n.key
  ), apps as (select app, jsonb_object_agg(name, types) as names from cells group by app)
  select jsonb_object_agg(app, names) into answer from apps;
  return coalesce(answer, '{}'::jsonb);
end $$;

alter table platform.tenant add column trial_until timestamptz;

drop function platform.authenticate(text, interval);
create function platform.authenticate(hash text, idle interval)
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

drop function platform.start_session(uuid, text, interval);
create function platform.start_session(id uuid, hash text, lifetime interval, with_agent text default '') returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare l platform.login;
begin
  update platform.login set failures = 0, locked_until = null, last_login = now() where user_id = id returning * into l;
  perform set_config('app.tenant_id', l.tenant_id::text, true);
  insert into platform.session (token_hash, user_id, tenant_id, expires_at, agent, policy)
    select hash, l.user_id, l.tenant_id, now() + lifetime, left(with_agent, 300), u.policy
    from security_user u where u.tenant_id = l.tenant_id and u.user_id = l.user_id;
  update security_user u set last_login = now() where u.tenant_id = l.tenant_id and u.user_id = l.user_id;
  delete from platform.session where expires_at < now();
end $$;

drop function platform.find_login(text);
create function platform.find_login(name text)
returns table (user_id uuid, tenant_id uuid, tenant_type text, password_hash text, must_reset boolean,
  locked_until timestamptz, status text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare l platform.login;
begin
  select * into l from platform.login x where lower(x.username) = lower(name);
  if not found then return; end if;
  perform set_config('app.tenant_id', l.tenant_id::text, true);
  return query
    select l.user_id, l.tenant_id, t.type, l.password_hash, l.must_reset, l.locked_until, u.status
    from platform.tenant t
    join security_user u on u.tenant_id = t.tenant_id and u.user_id = l.user_id
    where t.tenant_id = l.tenant_id;
end $$;

-- A user who chooses a password through an invitation link becomes active.
create or replace function platform.reset_password(hash text, new_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare l platform.login;
begin
  select x.* into l from platform.login x join platform.reset_token t using (user_id)
    where t.token_hash = hash and t.used_at is null and t.expires_at > now() for update of t;
  if not found then return false; end if;
  perform set_config('app.tenant_id', l.tenant_id::text, true);
  if exists (select 1 from security_user u where u.tenant_id = l.tenant_id and u.user_id = l.user_id
      and u.status = 'deactivated') then return false; end if;
  -- Other reset links of the account become invalid.
  update platform.reset_token set used_at = now() where user_id = l.user_id and used_at is null;
  update platform.login set password_hash = new_hash, must_reset = false, failures = 0, locked_until = null
    where user_id = l.user_id;
  update security_user u set status = 'active', version = version + 1, updated_at = now()
    where u.tenant_id = l.tenant_id and u.user_id = l.user_id and u.status = 'invited';
  delete from platform.session where user_id = l.user_id;
  return true;
end $$;

-- Sign-in functions for users of the current company; other users are not found.
create function platform.own_login(id uuid) returns platform.login
language sql stable security definer set search_path = public, pg_temp as $$
  select l.* from platform.login l
  where l.user_id = id and l.tenant_id = (nullif(current_setting('app.tenant_id', true), ''))::uuid
$$;
create function platform.end_reset_tokens(id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.reset_token set used_at = now()
    where user_id = (platform.own_login(id)).user_id and used_at is null
$$;
create function platform.unlock_login(id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.login set failures = 0, locked_until = null where user_id = (platform.own_login(id)).user_id
$$;
create function platform.rename_login(id uuid, name text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.login set username = name where user_id = (platform.own_login(id)).user_id
$$;
create function platform.set_password(id uuid, hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.login set password_hash = hash, must_reset = false where user_id = (platform.own_login(id)).user_id
$$;
create function platform.password_of(id uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select (platform.own_login(id)).password_hash
$$;
-- Ends all sessions of a user, one session, or all but one.
create function platform.end_sessions(of_user uuid, only_id uuid default null, but_id uuid default null) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare ended int;
begin
  delete from platform.session s where s.user_id = (platform.own_login(of_user)).user_id
    and (only_id is null or s.session_id = only_id) and (but_id is null or s.session_id <> but_id);
  get diagnostics ended = row_count;
  return ended;
end $$;
create function platform.sessions(idle interval)
returns table (session_id uuid, user_id uuid, agent text, created_at timestamptz, seen_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.session_id, s.user_id, s.agent, s.created_at, s.seen_at from platform.session s
  where s.tenant_id = (nullif(current_setting('app.tenant_id', true), ''))::uuid
    and s.expires_at > now() and s.seen_at > now() - idle
$$;
create function platform.locked_logins() returns table (user_id uuid, until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.user_id, l.locked_until from platform.login l
  where l.tenant_id = (nullif(current_setting('app.tenant_id', true), ''))::uuid and l.locked_until > now()
$$;
revoke all on function platform.authenticate, platform.start_session, platform.find_login, platform.own_login,
  platform.end_reset_tokens, platform.unlock_login, platform.rename_login, platform.set_password, platform.password_of,
  platform.end_sessions, platform.sessions, platform.locked_logins from public;
grant execute on function platform.authenticate, platform.start_session, platform.find_login,
  platform.end_reset_tokens, platform.unlock_login, platform.rename_login, platform.set_password, platform.password_of,
  platform.end_sessions, platform.sessions, platform.locked_logins to plumbline_app;

create view security_role_view with (security_invoker = true) as
select r.tenant_id, r.role_id as uuid, r.version, r.created_at as "createdAt", r.updated_at as "updatedAt", r.name,
  r.description, r.permissions,
  (select count(*)::int from security_user u where u.tenant_id = r.tenant_id and u.role_id = r.role_id
    and u.status <> 'deactivated') as users,
  (select count(*)::int from security_group g where g.tenant_id = r.tenant_id and g.role_id = r.role_id
    and g.deleted_at is null) as groups,
  (select count(*)::int from jsonb_each(r.permissions) a, jsonb_each(a.value) n, jsonb_each(n.value)) as rights_count
from security_role r where r.deleted_at is null;

create view security_group_view with (security_invoker = true) as
select g.tenant_id, g.group_id as uuid, g.version, g.created_at as "createdAt", g.updated_at as "updatedAt", g.name,
  g.description, g.role_id, coalesce(r.name, '') as role_name, coalesce(m.members, '{}') as members,
  coalesce(m.names, '') as member_names, coalesce(cardinality(m.members), 0) as size
from security_group g
left join security_role r on r.tenant_id = g.tenant_id and r.role_id = g.role_id and r.deleted_at is null
left join lateral (
  select array_agg(x.user_id order by u.firstname, u.lastname) as members,
    string_agg(u.firstname || ' ' || u.lastname, ', ' order by u.firstname, u.lastname) as names
  from security_group_member x join security_user u using (tenant_id, user_id)
  where x.tenant_id = g.tenant_id and x.group_id = g.group_id
) m on true
where g.deleted_at is null;

create view security_account_view with (security_invoker = true) as
select u.tenant_id, u.user_id as uuid, u.version, u.created_at as "createdAt", u.updated_at as "updatedAt", u.firstname,
  u.lastname, u.email, u.title, u.phone, u.role_id, u.is_admin, u.status, coalesce(r.name, '') as role_name,
  coalesce(g.ids, '{}') as groups, coalesce(g.names, '') as group_names, u.last_login, u.invited_at,
  u.second_factor
from security_user u
left join security_role r on r.tenant_id = u.tenant_id and r.role_id = u.role_id and r.deleted_at is null
left join lateral (
  select array_agg(x.group_id order by x.name) as ids, string_agg(x.name, ', ' order by x.name) as names
  from security_group x join security_group_member m using (tenant_id, group_id)
  where m.tenant_id = u.tenant_id and m.user_id = u.user_id and x.deleted_at is null
) g on true;
grant select on security_role_view, security_group_view, security_account_view to plumbline_app;
grant execute on function security_rights to plumbline_app;
