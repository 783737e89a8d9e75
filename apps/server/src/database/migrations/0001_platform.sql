-- Platform tables belong to no tenant: sign-ins, sessions and the mail outbox. The application role has no rights on
-- them and uses the functions below.
create schema platform;

create table platform.tenant (
  tenant_id uuid primary key,
  name text not null,
  type text not null check (type in ('Company', 'Retail', 'Partner', 'Provider')),
  subscription_mode text not null default 'online' check (subscription_mode in ('online', 'offline')),
  purchased int[] not null default '{}',
  partner_id uuid references platform.tenant,
  demo boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table platform.login (
  user_id uuid primary key,
  tenant_id uuid not null references platform.tenant,
  username text not null,
  password_hash text not null,
  must_reset boolean not null default false,
  failures int not null default 0,
  locked_until timestamptz,
  last_login timestamptz
);
create unique index login_username on platform.login (lower(username));

create table platform.session (
  token_hash text primary key,
  user_id uuid not null references platform.login on delete cascade,
  tenant_id uuid not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_user on platform.session (user_id);

create table platform.reset_token (
  token_hash text primary key,
  user_id uuid not null references platform.login on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table platform.outbox (
  mail_id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

-- Secures a tenant table: forced row-level security with one policy, and rights for the application role only.
create function platform.secure(tables text[]) returns void language plpgsql as $$
declare t text;
begin
  foreach t in array tables loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      -- After a transaction that set it, the setting is an empty text instead of null. Without a tenant no rows are visible.
      'create policy tenant on %I using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), ''''))::uuid)
       with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), ''''))::uuid)', t);
    execute format('grant select, insert, update, delete on %I to plumbline_app', t);
  end loop;
end $$;

create table security_role (
  tenant_id uuid not null,
  role_id uuid not null,
  name text not null,
  permissions jsonb not null default '{}',
  primary key (tenant_id, role_id)
);
create table security_user (
  tenant_id uuid not null,
  user_id uuid not null,
  username text not null,
  email text not null,
  firstname text not null default '',
  lastname text not null default '',
  is_admin boolean not null default false,
  role_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, role_id) references security_role (tenant_id, role_id)
);
create table user_preference (
  tenant_id uuid not null,
  user_id uuid not null,
  key text not null,
  prop_id text not null default '',
  prop_type text not null default '',
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key, prop_id, prop_type)
);
create table notification (
  tenant_id uuid not null,
  notification_id uuid not null,
  user_id uuid not null,
  viewed boolean not null default false,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, notification_id)
);
create index notification_user on notification (tenant_id, user_id, created_at desc);
create table audit_change (
  tenant_id uuid not null,
  change_id uuid not null,
  module text not null,
  entity text not null,
  entity_id uuid not null,
  entity_name text not null default '',
  action text not null,
  changes jsonb not null default '[]',
  user_id uuid,
  user_name text not null default '',
  request_id text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, change_id)
);
create index audit_change_module on audit_change (tenant_id, module, created_at desc);
create index audit_change_entity on audit_change (tenant_id, entity_id, created_at desc);
create table idempotency_key (
  tenant_id uuid not null,
  user_id uuid not null,
  key text not null,
  operation text not null,
  body_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
create table number_sequence (
  tenant_id uuid not null,
  scope text not null,
  next int not null,
  primary key (tenant_id, scope)
);
create table setup_status (
  tenant_id uuid not null,
  status_id uuid not null,
  module text not null,
  field_name text not null default 'status',
  name text not null,
  tone text not null default 'neutral',
  sequence int not null,
  outcome text not null default '',
  probability int not null default 0,
  primary key (tenant_id, status_id),
  unique (tenant_id, module, field_name, name)
);
select platform.secure(array['security_role', 'security_user', 'user_preference', 'notification', 'audit_change',
  'idempotency_key', 'number_sequence', 'setup_status']);
-- The audit log is append-only.
revoke update, delete on audit_change from plumbline_app;

-- Opens the scope of a request: finds the session, sets the tenant of the transaction and returns the user.
create function platform.authenticate(hash text, idle interval)
returns table (user_id uuid, tenant_id uuid, username text, email text, firstname text, lastname text, is_admin boolean,
  permissions jsonb, company text, tenant_type text, subscription_mode text, purchased int[], demo boolean, stale boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare s platform.session;
begin
  select * into s from platform.session x
    where x.token_hash = hash and x.expires_at > now() and x.seen_at > now() - idle;
  if not found then return; end if;
  perform set_config('app.tenant_id', s.tenant_id::text, true);
  return query
    select u.user_id, u.tenant_id, u.username, u.email, u.firstname, u.lastname, u.is_admin,
      coalesce(r.permissions, '{}'::jsonb), t.name, t.type, t.subscription_mode, t.purchased, t.demo,
      s.seen_at < now() - interval '1 minute'
    from security_user u
    join platform.tenant t on t.tenant_id = u.tenant_id
    left join security_role r on r.tenant_id = u.tenant_id and r.role_id = u.role_id
    where u.tenant_id = s.tenant_id and u.user_id = s.user_id;
end $$;

create function platform.touch_session(hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.session set seen_at = now() where token_hash = hash
$$;
create function platform.find_login(name text)
returns table (user_id uuid, tenant_id uuid, tenant_type text, password_hash text, must_reset boolean, locked_until timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  select l.user_id, l.tenant_id, t.type, l.password_hash, l.must_reset, l.locked_until
  from platform.login l join platform.tenant t using (tenant_id) where lower(l.username) = lower($1)
$$;
-- Five failed attempts in a row lock the account for 15 minutes. Returns the end of the lock, if any.
create function platform.fail_login(id uuid) returns timestamptz
language sql security definer set search_path = public, pg_temp as $$
  update platform.login set
    failures = case when failures + 1 >= 5 then 0 else failures + 1 end,
    locked_until = case when failures + 1 >= 5 then now() + interval '15 minutes' else locked_until end
  where user_id = id returning locked_until
$$;
create function platform.start_session(id uuid, hash text, lifetime interval) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update platform.login set failures = 0, locked_until = null, last_login = now() where user_id = id;
  insert into platform.session (token_hash, user_id, tenant_id, expires_at)
    select hash, l.user_id, l.tenant_id, now() + lifetime from platform.login l where l.user_id = id;
  delete from platform.session where expires_at < now();
end $$;
create function platform.end_session(hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from platform.session where token_hash = hash
$$;
create function platform.add_reset_token(id uuid, hash text, lifetime interval) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into platform.reset_token (token_hash, user_id, expires_at) values (hash, id, now() + lifetime)
$$;
-- Sets a new password and ends all sessions of the account. Returns false for an unknown, used or expired token.
create function platform.reset_password(hash text, new_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare id uuid;
begin
  update platform.reset_token set used_at = now()
    where token_hash = hash and used_at is null and expires_at > now() returning user_id into id;
  if id is null then return false; end if;
  -- Other reset links of the account become invalid.
  update platform.reset_token set used_at = now() where user_id = id and used_at is null;
  update platform.login set password_hash = new_hash, must_reset = false, failures = 0, locked_until = null where user_id = id;
  delete from platform.session where user_id = id;
  return true;
end $$;
create function platform.add_mail(id uuid, recipient text, subject text, body text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into platform.outbox (mail_id, recipient, subject, body) values (id, recipient, subject, body)
$$;
create function platform.read_outbox()
returns table (mail_id uuid, recipient text, subject text, body text, created_at timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  select mail_id, recipient, subject, body, created_at from platform.outbox order by created_at desc limit 100
$$;
create function platform.tenant_count() returns int
language sql security definer set search_path = public, pg_temp as $$ select count(*)::int from platform.tenant $$;
-- Customers of the provider or of one partner: names and counts, without their data.
create function platform.customers(of_partner uuid)
returns table (tenant_id uuid, name text, type text, subscription_mode text, partner_name text, users int,
  last_login timestamptz, version int, created_at timestamptz, updated_at timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  select t.tenant_id, t.name, t.type, t.subscription_mode, coalesce(p.name, ''), count(l.user_id)::int,
    max(l.last_login), t.version, t.created_at, t.updated_at
  from platform.tenant t
  left join platform.tenant p on p.tenant_id = t.partner_id
  left join platform.login l on l.tenant_id = t.tenant_id
  where t.type in ('Company', 'Retail') and (of_partner is null or t.partner_id = of_partner)
  group by t.tenant_id, p.name
$$;
create function platform.username_taken(name text) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  select exists (select 1 from platform.login where lower(username) = lower($1))
$$;
-- Creates a company and its first administrator. With `only_first`, returns false if a company exists.
create function platform.create_company(t_id uuid, company text, kind text, apps int[], partner uuid, is_demo boolean,
  u_id uuid, user_name text, hash text, first text, last text, only_first boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(4217);
  if only_first and exists (select 1 from platform.tenant) then return false; end if;
  insert into platform.tenant (tenant_id, name, type, purchased, partner_id, demo) values (t_id, company, kind, apps, partner, is_demo);
  insert into platform.login (user_id, tenant_id, username, password_hash) values (u_id, t_id, user_name, hash);
  perform set_config('app.tenant_id', t_id::text, true);
  insert into security_user (tenant_id, user_id, username, email, firstname, lastname, is_admin)
    values (t_id, u_id, user_name, user_name, first, last, true);
  return true;
end $$;
create function platform.add_login(u_id uuid, t_id uuid, user_name text, hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into platform.login (user_id, tenant_id, username, password_hash) values (u_id, t_id, user_name, hash)
$$;

grant usage on schema platform to plumbline_app;
revoke all on all functions in schema platform from public;
grant execute on function platform.authenticate, platform.touch_session, platform.find_login, platform.fail_login,
  platform.start_session, platform.end_session, platform.add_reset_token, platform.reset_password, platform.add_mail,
  platform.read_outbox, platform.tenant_count, platform.customers, platform.username_taken, platform.create_company,
  platform.add_login to plumbline_app;

create view security_user_view with (security_invoker = true) as
select tenant_id, user_id as uuid, version, username, email, firstname, lastname from security_user;
grant select on security_user_view to plumbline_app;

-- Key of signed, expiring URLs, shared by all servers on this database.
create table platform.secret (name text primary key, value text not null);
insert into platform.secret values ('signing', gen_random_uuid()::text || gen_random_uuid()::text);

create view audit_change_view with (security_invoker = true) as
select tenant_id, change_id as uuid, module, entity, entity_id, entity_name, action, changes, user_name, request_id,
  created_at as "createdAt"
from audit_change;
grant select on audit_change_view to plumbline_app;
