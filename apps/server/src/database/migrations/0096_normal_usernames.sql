-- Usernames are compared in the normal form of `normalizeUsername` in packages/validation: callers pass it, and accounts
-- store it. `lower` alone maps `summİt` to `summit`, so the owner of a mailbox at the first domain could have reset the
-- password of an account at the second.
create function platform.normal_username(name text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    -- A non-ASCII letter that folds to ASCII is another spelling, and such a name equals none that callers pass.
    when exists (select 1 from regexp_split_to_table(name, '') letter
      where letter ~ '[^\u0001-\u007f]' and lower(normalize(letter, NFKC)) ~ '[\u0001-\u007f]')
    then lower(name collate "C")
    else lower(normalize(name, NFKC)) collate "C"
  end
$$;
alter table platform.login add column normal_name text;
update platform.login set normal_name = platform.normal_username(username);
alter table platform.login alter column normal_name set not null;
-- Callers pass a non-ASCII domain in its ASCII form.
create function platform.set_normal_name() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.normal_name is null or (tg_op = 'UPDATE' and new.username <> old.username and new.normal_name = old.normal_name) then
    new.normal_name := platform.normal_username(new.username);
  end if;
  return new;
end $$;
create trigger normal_name before insert or update on platform.login
  for each row execute function platform.set_normal_name();
drop function platform.add_login(uuid, uuid, text, text);
create function platform.add_login(u_id uuid, t_id uuid, user_name text, hash text, normal text default null) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into platform.login (user_id, tenant_id, username, password_hash, normal_name)
    values (u_id, t_id, user_name, hash, normal)
$$;
drop function platform.rename_login(uuid, text);
create function platform.rename_login(id uuid, name text, normal text default null) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.login set username = name, normal_name = coalesce(normal, platform.normal_username(name))
    where user_id = (platform.own_login(id)).user_id
$$;
create unique index login_normal_name on platform.login (normal_name);
-- Failures older than a day are deleted, as those of unknown names are.
alter table platform.login add column failed_at timestamptz;

drop function platform.find_login(text);
-- `name` is in normal form. `email` is the stored address for letters, never the one that the caller typed.
create function platform.find_login(name text)
returns table (user_id uuid, tenant_id uuid, tenant_type text, password_hash text, must_reset boolean,
  locked_until timestamptz, status text, username text, email text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare l platform.login;
begin
  select * into l from platform.login x where x.normal_name = name;
  if not found then return; end if;
  perform set_config('app.tenant_id', l.tenant_id::text, true);
  return query
    select l.user_id, l.tenant_id, t.type, l.password_hash, l.must_reset, l.locked_until, u.status, l.username, u.email
    from platform.tenant t
    join security_user u on u.tenant_id = t.tenant_id and u.user_id = l.user_id
    where t.tenant_id = l.tenant_id;
end $$;
create or replace function platform.username_taken(name text) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  select exists (select 1 from platform.login l where l.normal_name = $1)
$$;
-- Email address of the account with this name in normal form; null if there is none.
create function platform.address_of_login(name text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select l.username from platform.login l where l.normal_name = $1
$$;
create or replace function platform.company_of_login(address text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select tenant_id from platform.login where normal_name = address
$$;

create or replace function platform.add_signup(hash text, company text, kind text, first text, last text, address text,
  secret text, lifetime interval) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from platform.signup where created_at < now() - interval '14 days'
    or platform.normal_username(email) = platform.normal_username(address);
  insert into platform.signup values (hash, company, kind, first, last, address, secret, now() + lifetime)
$$;
create or replace function platform.take_signup(hash text, t_id uuid, u_id uuid, company_apps int[], retail_apps int[],
  trial interval)
returns table (user_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare s platform.signup;
begin
  delete from platform.signup x where x.token_hash = hash and x.expires_at > now() returning * into s;
  if not found or exists (select 1 from platform.login l
      where l.normal_name = platform.normal_username(s.email)) then return; end if;
  perform platform.create_company(t_id, s.company, s.type,
    case when s.type = 'Retail' then retail_apps else company_apps end, null, false,
    u_id, s.email, s.password_hash, s.firstname, s.lastname, false);
  update platform.tenant set trial_until = now() + trial where tenant_id = t_id;
  return query select u_id;
end $$;
create or replace function platform.add_partner_request(id uuid, hash text, company text, first text, last text,
  address text, tel text, site text, words text, lifetime interval) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from platform.partner_request r where r.state = 'unconfirmed'
    and (r.expires_at < now() or platform.normal_username(r.email) = platform.normal_username(address));
  if exists (select 1 from platform.partner_request r
      where r.state = 'waiting' and platform.normal_username(r.email) = platform.normal_username(address)) then
    return false;
  end if;
  insert into platform.partner_request (request_id, token_hash, company, firstname, lastname, email, phone, website,
    message, expires_at)
  values (id, hash, company, first, last, address, tel, site, words, now() + lifetime);
  return true;
end $$;
-- Email address of a pending request; null if there is none.
create function platform.address_of_partner_request(address text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select r.email from platform.partner_request r
  where r.state = 'waiting' and platform.normal_username(r.email) = platform.normal_username(address) limit 1
$$;

create or replace function platform.fail_login(id uuid) returns timestamptz
language sql security definer set search_path = public, pg_temp as $$
  update platform.login l set
    failures = (n.counted + 1) % 5,
    failed_at = now(),
    locked_until = case when n.counted + 1 >= 5 then now() + interval '15 minutes' else l.locked_until end
  from (select case when x.failed_at < now() - interval '1 day' then 0 else x.failures end as counted
    from platform.login x where x.user_id = id) n
  where l.user_id = id returning l.locked_until
$$;

-- Failures of unknown names are counted and locked like those of accounts, so that responses do not reveal which names
-- exist. Names are hashed; rows are kept for one day, and only the newest ones are kept in a flood of names.
create table platform.login_failure (
  name_hash text primary key,
  failures int not null default 0,
  locked_until timestamptz,
  expires_at timestamptz not null
);
create index login_failure_end on platform.login_failure (expires_at);
create function platform.unknown_locked_until(hash text) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select locked_until from platform.login_failure where name_hash = hash and expires_at > now()
$$;
create function platform.fail_unknown(hash text) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare until timestamptz;
begin
  insert into platform.login_failure as f (name_hash, failures, expires_at) values (hash, 1, now() + interval '1 day')
  on conflict (name_hash) do update set
    failures = case when f.expires_at < now() then 1 else (f.failures + 1) % 5 end,
    locked_until = case when f.expires_at >= now() and f.failures + 1 >= 5 then now() + interval '15 minutes'
      when f.expires_at < now() then null else f.locked_until end,
    expires_at = now() + interval '1 day'
  returning locked_until into until;
  delete from platform.login_failure where name_hash in (
    select f.name_hash from platform.login_failure f where f.name_hash <> hash and f.expires_at < now()
      order by f.expires_at limit 100 for update skip locked);
  delete from platform.login_failure where name_hash in (
    select f.name_hash from (select x.name_hash from platform.login_failure x order by x.expires_at desc offset 100000) f
      where f.name_hash <> hash limit 100);
  return until;
end $$;
-- Writes as much as a password reset and leaves nothing, so that the response for an unknown name takes as long as for
-- a known one.
create function platform.write_nothing(hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into platform.login_failure (name_hash, expires_at) values (hash, now());
  delete from platform.login_failure where name_hash = hash
$$;
revoke all on function platform.normal_username, platform.set_normal_name, platform.add_login, platform.rename_login,
  platform.find_login, platform.address_of_login,
  platform.address_of_partner_request, platform.unknown_locked_until, platform.fail_unknown, platform.write_nothing
  from public;
grant execute on function platform.add_login, platform.rename_login, platform.find_login, platform.address_of_login, platform.address_of_partner_request,
  platform.unknown_locked_until, platform.fail_unknown, platform.write_nothing to plumbline_app;
