-- Users who have a record open. The table is unlogged on purpose: windows report again every few seconds.
create unlogged table record_presence (
  tenant_id uuid not null,
  prop_type text not null,
  prop_id uuid not null,
  user_id uuid not null,
  window_name text not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, prop_id, user_id, window_name),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
select platform.secure(array['record_presence']);
