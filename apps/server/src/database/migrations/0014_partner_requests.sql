-- Requests of companies to become partners, contact details of partners, and the apps of the portals.

-- The partner portal and the admin console have their own access levels, groups and users (3) in addition to their
-- apps (19 and 18). Existing sessions do not know these rights and end.
update platform.tenant set purchased = '{3,19}' where type = 'Partner';
update platform.tenant set purchased = '{3,18}' where type = 'Provider';
delete from platform.session where tenant_id in (select tenant_id from platform.tenant where type in ('Partner', 'Provider'));

create table company_detail (
  tenant_id uuid not null primary key,
  contact_name text not null default '',
  email text not null default '',
  phone text not null default '',
  website text not null default '',
  street text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select platform.secure(array['company_detail']);
create function platform.rename_company(new_name text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.tenant set name = new_name, version = version + 1, updated_at = now()
  where tenant_id = (nullif(current_setting('app.tenant_id', true), ''))::uuid
$$;

create table platform.partner_request (
  request_id uuid primary key,
  company text not null,
  firstname text not null,
  lastname text not null,
  email text not null,
  phone text not null default '',
  website text not null default '',
  message text not null default '',
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'waiting', 'approved', 'declined')),
  token_hash text unique,
  -- Expiry of the confirmation link.
  expires_at timestamptz,
  reason text not null default '',
  decided_by text not null default '',
  decided_at timestamptz,
  -- Partner created from the request.
  tenant_id uuid references platform.tenant,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Returns false for an address that already has a pending request.
create function platform.add_partner_request(id uuid, hash text, company text, first text, last text, address text,
  tel text, site text, words text, lifetime interval) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from platform.partner_request r
    where r.state = 'unconfirmed' and (r.expires_at < now() or lower(r.email) = lower(address));
  if exists (select 1 from platform.partner_request r where r.state = 'waiting' and lower(r.email) = lower(address)) then
    return false;
  end if;
  insert into platform.partner_request (request_id, token_hash, company, firstname, lastname, email, phone, website,
    message, expires_at)
  values (id, hash, company, first, last, address, tel, site, words, now() + lifetime);
  return true;
end $$;
create function platform.confirm_partner_request(hash text)
returns table (request_id uuid, email text, firstname text, company text)
language sql security definer set search_path = public, pg_temp as $$
  update platform.partner_request r set state = 'waiting', token_hash = null, expires_at = null, updated_at = now()
  where r.token_hash = hash and r.state = 'unconfirmed' and r.expires_at > now()
  returning r.request_id, r.email, r.firstname, r.company
$$;
-- Provider staff who can view requests; sets their company, so that they can be notified.
create function platform.staff_for_requests() returns table (tenant_id uuid, user_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare provider uuid;
begin
  select t.tenant_id into provider from platform.tenant t where t.type = 'Provider' order by t.created_at limit 1;
  if provider is null then return; end if;
  perform set_config('app.tenant_id', provider::text, true);
  return query
    select u.tenant_id, u.user_id from security_user u
    where u.tenant_id = provider and u.status = 'active'
      and (u.is_admin or security_rights(u.tenant_id, u.user_id, u.role_id) #> '{18,partnerRequest,v}' = '1'::jsonb);
end $$;
create function platform.partner_requests()
returns table (uuid uuid, version int, "createdAt" timestamptz, "updatedAt" timestamptz, company text, firstname text,
  lastname text, email text, phone text, website text, message text, state text, reason text, decided_by text,
  decided_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.request_id, r.version, r.created_at, r.updated_at, r.company, r.firstname, r.lastname, r.email, r.phone,
    r.website, r.message, r.state, r.reason, r.decided_by, r.decided_at
  from platform.partner_request r where r.state <> 'unconfirmed'
$$;
-- Returns false if the request was already decided.
create function platform.decide_partner_request(id uuid, decision text, words text, who text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update platform.partner_request set state = decision, reason = words, decided_by = who, decided_at = now(),
    version = version + 1, updated_at = now()
  where request_id = id and state = 'waiting' and decision in ('approved', 'declined');
  return found;
end $$;
-- Creates the partner of an approved request and its first administrator, without a password. The company of the
-- caller stays set.
create function platform.create_partner(id uuid, t_id uuid, u_id uuid, apps int[], hash text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r platform.partner_request;
  caller text := current_setting('app.tenant_id', true);
begin
  select * into strict r from platform.partner_request x
    where x.request_id = id and x.state = 'approved' and x.tenant_id is null for update;
  perform platform.create_company(t_id, r.company, 'Partner', apps, null, false, u_id, r.email, hash, r.firstname,
    r.lastname, false);
  update security_user u set status = 'invited', invited_at = now(), phone = r.phone
    where u.tenant_id = t_id and u.user_id = u_id;
  insert into company_detail (tenant_id, contact_name, email, phone, website)
    values (t_id, trim(r.firstname || ' ' || r.lastname), r.email, r.phone, r.website);
  update platform.partner_request set tenant_id = t_id where request_id = id;
  perform set_config('app.tenant_id', coalesce(caller, ''), true);
end $$;
revoke all on function platform.rename_company, platform.add_partner_request, platform.confirm_partner_request,
  platform.staff_for_requests, platform.partner_requests, platform.decide_partner_request, platform.create_partner from public;
grant execute on function platform.rename_company, platform.add_partner_request, platform.confirm_partner_request,
  platform.staff_for_requests, platform.partner_requests, platform.decide_partner_request, platform.create_partner to plumbline_app;
