-- Lines and lump sums of an estimate without take-off.
create table estimate_item (
  tenant_id uuid not null,
  item_id uuid not null,
  estimation_id uuid not null,
  -- Number of the code, such as 3 of L3; not reused within an estimate.
  number int not null,
  -- Quantity, unit, costs and markup, as in the contract.
  line jsonb not null,
  created_by uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, item_id),
  unique (tenant_id, estimation_id, number),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id)
);
select platform.secure(array['estimate_item']);
