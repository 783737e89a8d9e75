-- Exports: files created by a job for one user and visible only to that user.
create table report_file (
  tenant_id uuid not null,
  file_id uuid not null,
  user_id uuid not null,
  type text not null,
  -- Address of the API call whose response is the file.
  path text not null,
  file_type text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  name text not null default '',
  content_type text not null default '',
  storage_key text not null default '',
  problem text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index report_file_user on report_file (tenant_id, user_id, state);
select platform.secure(array['report_file']);

-- Current session data of a user, so that a job runs with the user's current rights.
create function platform.principal_of(company uuid, person uuid)
returns table (user_id uuid, tenant_id uuid, username text, email text, firstname text, lastname text, is_admin boolean,
  permissions jsonb, company_name text, tenant_type text, subscription_mode text, purchased int[], demo boolean,
  trial_until timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text;
begin
  caller := current_setting('app.tenant_id', true);
  perform set_config('app.tenant_id', company::text, true);
  return query
    select u.user_id, u.tenant_id, u.username, u.email, u.firstname, u.lastname, u.is_admin,
      security_rights(u.tenant_id, u.user_id, u.role_id), t.name, t.type, t.subscription_mode,
      case when t.trial_until < now() or t.suspended_at is not null then '{}'::int[] else t.purchased end, t.demo, t.trial_until
    from security_user u
    join platform.tenant t on t.tenant_id = u.tenant_id
    where u.tenant_id = company and u.user_id = person and u.status = 'active';
  perform set_config('app.tenant_id', coalesce(caller, ''), true);
end $$;
-- For jobs only: a request cannot act as another user.
revoke all on function platform.principal_of from public;
