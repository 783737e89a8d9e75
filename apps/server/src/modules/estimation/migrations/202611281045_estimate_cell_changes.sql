-- Latest change of each cell of an estimate, so that edits of different cells merge.
create table estimate_cell_change (
  tenant_id uuid not null,
  estimation_id uuid not null,
  -- Key of the cell, as in the contract: condition, line and field of a figure, settings/field, adjustments, template, or *.
  cell text not null,
  -- Version of the estimation that the change made.
  version int not null,
  user_id uuid not null,
  -- Browser window of the change; null for other callers.
  window_name text,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, estimation_id, cell),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id)
);
create index estimate_cell_change_version on estimate_cell_change (tenant_id, estimation_id, version);
select platform.secure(array['estimate_cell_change']);
