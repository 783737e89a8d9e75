-- Stored versions of estimates: the response, its inputs, and the rows for restoring it.
create table estimate_version (
  tenant_id uuid not null,
  version_id uuid not null,
  estimation_id uuid not null,
  number int not null,
  name text not null,
  note text not null default '',
  kind text not null check (kind in ('kept', 'quote', 'frozen', 'restored')),
  quote_id uuid,
  total numeric(18, 2) not null,
  cost numeric(18, 2) not null,
  margin numeric not null,
  -- Compressed JSON.
  figures bytea not null,
  sources bytea not null,
  rows bytea not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, version_id),
  unique (tenant_id, estimation_id, number),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id),
  foreign key (tenant_id, quote_id) references quote (tenant_id, quote_id)
);
-- The values are compressed already.
alter table estimate_version alter column figures set storage external, alter column sources set storage external,
  alter column rows set storage external;
select platform.secure(array['estimate_version']);
-- Stored versions cannot be changed.
revoke update, delete on estimate_version from plumbline_app;

alter table estimation
  add column frozen_at timestamptz,
  add column frozen_by uuid,
  add column frozen_reason text not null default '',
  add column frozen_version_id uuid,
  -- Total of a frozen estimate at current prices.
  add column moved_total numeric(18, 2),
  add check ((frozen_at is null) = (frozen_version_id is null)),
  add foreign key (tenant_id, frozen_version_id) references estimate_version (tenant_id, version_id),
  add foreign key (tenant_id, frozen_by) references security_user (tenant_id, user_id);
