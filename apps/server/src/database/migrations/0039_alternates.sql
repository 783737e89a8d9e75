-- Alternates of an estimate: changes to the base bid, and lines of their own.
create table estimate_alternate (
  tenant_id uuid not null,
  alternate_id uuid not null,
  estimation_id uuid not null,
  -- Alternate 1, 2, 3; numbers are not reused within an estimate.
  number int not null,
  name text not null,
  description text not null default '',
  accepted boolean not null default false,
  changes jsonb not null default '[]',
  lines jsonb not null default '[]',
  created_by uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, alternate_id),
  unique (tenant_id, estimation_id, number),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id)
);
select platform.secure(array['estimate_alternate']);
