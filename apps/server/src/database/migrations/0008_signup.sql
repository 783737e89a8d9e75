-- Sign-up of companies. A company is created only after its email address is confirmed.

create table platform.signup (
  token_hash text primary key,
  company text not null,
  type text not null check (type in ('Company', 'Retail')),
  firstname text not null,
  lastname text not null,
  email text not null,
  password_hash text not null,
  expires_at timestamptz not null
);
create function platform.add_signup(hash text, company text, kind text, first text, last text, address text,
  secret text, lifetime interval) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from platform.signup where expires_at < now() or lower(email) = lower(address);
  insert into platform.signup values (hash, company, kind, first, last, address, secret, now() + lifetime)
$$;
-- Creates the company of a sign-up, once. Returns no row if the link is used or expired, or the address is taken.
create function platform.take_signup(hash text, t_id uuid, u_id uuid, company_apps int[], retail_apps int[], trial interval)
returns table (user_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare s platform.signup;
begin
  delete from platform.signup x where x.token_hash = hash and x.expires_at > now() returning * into s;
  if not found or exists (select 1 from platform.login l where lower(l.username) = lower(s.email)) then return; end if;
  perform platform.create_company(t_id, s.company, s.type,
    case when s.type = 'Retail' then retail_apps else company_apps end, null, false,
    u_id, s.email, s.password_hash, s.firstname, s.lastname, false);
  update platform.tenant set trial_until = now() + trial where tenant_id = t_id;
  return query select u_id;
end $$;
revoke all on function platform.add_signup, platform.take_signup from public;
grant execute on function platform.add_signup, platform.take_signup to plumbline_app;
