-- Share links for people without an account: each opens one record, expires on a date and can be revoked.

create table public_link (
  tenant_id uuid not null,
  link_id uuid not null,
  prop_type text not null,
  prop_id uuid not null,
  password_hash text,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  opened int not null default 0,
  last_opened timestamptz,
  primary key (tenant_id, link_id),
  foreign key (tenant_id, created_by) references security_user (tenant_id, user_id)
);
create index public_link_of on public_link (tenant_id, prop_type, prop_id);
select platform.secure(array['public_link']);

-- Tokens are stored outside of tenants, because a guest has no tenant.
create table platform.public_token (
  token_hash text primary key,
  tenant_id uuid not null references platform.tenant,
  link_id uuid not null
);
create function platform.add_public_token(hash text, id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into platform.public_token (token_hash, tenant_id, link_id)
  values (hash, (nullif(current_setting('app.tenant_id', true), ''))::uuid, id)
$$;
-- Record and creator of a token with the creator's current rights; sets the company, as a session does.
create function platform.find_public_link(hash text)
returns table (link_id uuid, prop_type text, prop_id uuid, password_hash text, expires_at timestamptz, revoked_at timestamptz,
  company text, purchased int[], maker_active boolean, is_admin boolean, permissions jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare t platform.public_token;
begin
  select * into t from platform.public_token x where x.token_hash = hash;
  if not found then return; end if;
  perform set_config('app.tenant_id', t.tenant_id::text, true);
  return query
    select l.link_id, l.prop_type, l.prop_id, l.password_hash, l.expires_at, l.revoked_at, c.name,
      case when c.trial_until < now() then '{}'::int[] else c.purchased end,
      u.status = 'active', u.is_admin, security_rights(u.tenant_id, u.user_id, u.role_id)
    from public_link l
    join platform.tenant c on c.tenant_id = l.tenant_id
    join security_user u on u.tenant_id = l.tenant_id and u.user_id = l.created_by
    where l.tenant_id = t.tenant_id and l.link_id = t.link_id;
end $$;
create function platform.count_public_opening(hash text, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare t platform.public_token;
begin
  select * into t from platform.public_token x where x.token_hash = hash;
  if not found then return; end if;
  perform set_config('app.tenant_id', t.tenant_id::text, true);
  update public_link l set opened = opened + 1, last_opened = at where l.tenant_id = t.tenant_id and l.link_id = t.link_id;
end $$;
revoke all on function platform.add_public_token, platform.find_public_link, platform.count_public_opening from public;
grant execute on function platform.add_public_token, platform.find_public_link, platform.count_public_opening
  to plumbline_app;

create view public_link_view with (security_invoker = true) as
select l.tenant_id, l.link_id as uuid, l.prop_type, l.prop_id, l.expires_at, l.revoked_at,
  l.password_hash is not null as has_password, l.created_at as "createdAt", l.opened, l.last_opened,
  trim(u.firstname || ' ' || u.lastname) as created_by, u.status = 'active' as maker_active, u.is_admin,
  security_rights(u.tenant_id, u.user_id, u.role_id) as permissions
from public_link l join security_user u on u.tenant_id = l.tenant_id and u.user_id = l.created_by;
grant select on public_link_view to plumbline_app;
