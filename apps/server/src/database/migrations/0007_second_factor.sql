-- Two-factor authentication with an authenticator app, and recovery codes.

create table platform.second_factor (
  user_id uuid primary key references platform.login on delete cascade,
  secret text not null,
  -- Required at sign-in only after a first code has confirmed the setup.
  confirmed_at timestamptz,
  -- Time step of the last used code, because a code can be used once.
  last_step bigint not null default 0,
  recovery text[] not null default '{}'
);
create table platform.challenge (
  token_hash text primary key,
  user_id uuid not null references platform.login on delete cascade,
  expires_at timestamptz not null
);
create function platform.second_factor(id uuid) returns platform.second_factor
language sql stable security definer set search_path = public, pg_temp as $$
  select f.* from platform.second_factor f where f.user_id = (platform.own_login(id)).user_id
$$;
create function platform.begin_second_factor(id uuid, new_secret text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into platform.second_factor (user_id, secret) select l.user_id, new_secret from platform.own_login(id) l
  where l.user_id is not null
  on conflict (user_id) do update set secret = new_secret, last_step = 0, recovery = '{}'
    where platform.second_factor.confirmed_at is null
$$;
create function platform.confirm_second_factor(id uuid, step bigint, codes text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update platform.second_factor set confirmed_at = now(), last_step = step, recovery = codes
    where user_id = (platform.own_login(id)).user_id;
  update security_user set second_factor = true where user_id = (platform.own_login(id)).user_id;
end $$;
create function platform.end_second_factor(id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from platform.second_factor where user_id = (platform.own_login(id)).user_id;
  update security_user set second_factor = false where user_id = (platform.own_login(id)).user_id;
end $$;
-- Returns whether the code of this time step can be used, and marks it as used.
create function platform.use_step(id uuid, step bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update platform.second_factor set last_step = step
    where user_id = (platform.own_login(id)).user_id and last_step < step;
  return found;
end $$;
create function platform.use_recovery(id uuid, code text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update platform.second_factor set recovery = array_remove(recovery, code)
    where user_id = (platform.own_login(id)).user_id and code = any(recovery);
  return found;
end $$;
create function platform.add_challenge(id uuid, hash text, lifetime interval) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from platform.challenge where expires_at < now();
  insert into platform.challenge (token_hash, user_id, expires_at) values (hash, id, now() + lifetime)
$$;
-- Finds the sign-in that waits for a code and sets its company, as a session does.
create function platform.find_challenge(hash text)
returns table (user_id uuid, username text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare l platform.login;
begin
  select x.* into l from platform.login x join platform.challenge c using (user_id)
    where c.token_hash = hash and c.expires_at > now();
  if not found then return; end if;
  perform set_config('app.tenant_id', l.tenant_id::text, true);
  return query select l.user_id, l.username;
end $$;
create function platform.end_challenges(id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from platform.challenge where user_id = id
$$;
revoke all on function platform.second_factor, platform.begin_second_factor, platform.confirm_second_factor,
  platform.end_second_factor, platform.use_step, platform.use_recovery, platform.add_challenge,
  platform.find_challenge, platform.end_challenges from public;
grant execute on function platform.second_factor, platform.begin_second_factor, platform.confirm_second_factor,
  platform.end_second_factor, platform.use_step, platform.use_recovery, platform.add_challenge,
  platform.find_challenge, platform.end_challenges to plumbline_app;
