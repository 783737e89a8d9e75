-- Pending activations: sign-ups without a confirmed address, unpaid first plans, and offline customers without a plan.
-- Sign-ups are kept for two weeks, so that staff of the provider can help; their link is valid for one day.
alter table platform.signup add column signup_id uuid not null unique default gen_random_uuid();
alter table platform.signup add column created_at timestamptz not null default now();
create or replace function platform.add_signup(hash text, company text, kind text, first text, last text, address text,
  secret text, lifetime interval) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from platform.signup where created_at < now() - interval '14 days' or lower(email) = lower(address);
  insert into platform.signup values (hash, company, kind, first, last, address, secret, now() + lifetime)
$$;
-- Creates a new link of a pending sign-up and invalidates the previous one.
create function platform.renew_signup(id uuid, hash text, lifetime interval)
returns table (company text, firstname text, email text)
language sql security definer set search_path = public, pg_temp as $$
  update platform.signup set token_hash = hash, expires_at = now() + lifetime where signup_id = id
    returning company, firstname, email
$$;
create function platform.drop_signup(id uuid) returns table (company text, firstname text, email text)
language sql security definer set search_path = public, pg_temp as $$
  delete from platform.signup where signup_id = id returning company, firstname, email
$$;
-- Reads companies without a plan one by one; the company of the caller stays set.
create function platform.pending_activations()
returns table (uuid uuid, kind text, company text, type text, person text, email text, "createdAt" timestamptz,
  expires_at timestamptz, customer_id uuid, detail text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := current_setting('app.tenant_id', true);
  t record;
begin
  return query select s.signup_id, 'signup'::text, s.company, s.type, trim(s.firstname || ' ' || s.lastname), s.email,
    s.created_at, s.expires_at, null::uuid, ''::text from platform.signup s;
  for t in select x.* from platform.tenant x where x.type in ('Company', 'Retail') and x.plan = '' order by x.created_at loop
    perform set_config('app.tenant_id', t.tenant_id::text, true);
    return query select i.invoice_id, 'payment'::text, t.name, t.type, trim(u.firstname || ' ' || u.lastname), u.email,
        i.created_at, null::timestamptz, t.tenant_id, i.number || ', ' || i.reason
      from billing_invoice i left join security_user u on u.tenant_id = i.tenant_id and u.user_id = i.created_by
      where i.tenant_id = t.tenant_id and i.state = 'open' and i.change ? 'plan';
    if t.subscription_mode = 'offline' then
      return query select t.tenant_id, 'offline'::text, t.name, t.type, trim(u.firstname || ' ' || u.lastname), u.email,
          t.created_at, null::timestamptz, t.tenant_id, ''::text
        from (select 1) one left join lateral (
          select x.firstname, x.lastname, x.email from security_user x
            where x.tenant_id = t.tenant_id and x.is_admin and x.status = 'active' order by x.user_id limit 1) u on true;
    end if;
  end loop;
  perform set_config('app.tenant_id', coalesce(caller, ''), true);
end $$;
-- Company of the user with this sign-in address.
create function platform.company_of_login(address text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select tenant_id from platform.login where lower(username) = lower(address) limit 1
$$;
revoke all on function platform.company_of_login, platform.renew_signup, platform.drop_signup, platform.pending_activations from public;
grant execute on function platform.company_of_login, platform.renew_signup, platform.drop_signup, platform.pending_activations to plumbline_app;
