-- Events that concern the protection of a company's accounts. The application only reads the table; the functions below write it.
create table security_event (
  tenant_id uuid not null,
  event_id uuid not null default gen_random_uuid(),
  kind text not null,
  user_id uuid,
  -- Name at the time of the event.
  user_name text not null default '',
  address text not null default '',
  agent text not null default '',
  detail text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, event_id)
);
select platform.secure(array['security_event']);
revoke insert, update, delete on security_event from plumbline_app;
create index security_event_newest on security_event (tenant_id, created_at desc);
create index security_event_of_user on security_event (tenant_id, user_id, created_at desc);

-- Records an event in the company of the current transaction. Nothing is recorded without one.
create function platform.record_security_event(of_kind text, of_user uuid, of_address text, of_agent text, of_detail text)
returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into security_event (tenant_id, kind, user_id, user_name, address, agent, detail)
  select u.tenant_id, of_kind, u.user_id, trim(u.firstname || ' ' || u.lastname), left(of_address, 64), left(of_agent, 300),
    left(of_detail, 1000)
  from security_user u
  where u.user_id = of_user and u.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
$$;
-- Records a refused call once a minute for each user and reason, so that a loop of calls does not fill the log.
create function platform.record_refusal(of_user uuid, of_address text, of_agent text, of_detail text) returns void
language sql security definer set search_path = public, pg_temp as $$
  select platform.record_security_event('refused', of_user, of_address, of_agent, of_detail)
  where not exists (select 1 from security_event e
    where e.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid and e.user_id = of_user
      and e.kind = 'refused' and e.detail = left(of_detail, 1000) and e.created_at > now() - interval '1 minute')
$$;

-- Deletes the events of the company of the current transaction from before a time.
create function platform.purge_security_events(older_than timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from security_event
  where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid and created_at < older_than
$$;

-- Sign-in rules of a company; without a row they are the defaults.
create table security_policy (
  tenant_id uuid primary key,
  requires_second_factor boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
select platform.secure(array['security_policy']);
-- True if the company of the current transaction requires two-factor authentication.
create function platform.requires_second_factor() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select requires_second_factor from security_policy
    where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid), false)
$$;
revoke all on function platform.record_security_event, platform.record_refusal, platform.purge_security_events,
  platform.requires_second_factor from public;
grant execute on function platform.record_security_event, platform.record_refusal, platform.purge_security_events,
  platform.requires_second_factor to plumbline_app;
