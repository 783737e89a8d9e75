-- What a merge changed, so that it can be undone: columns of the survivor before and after, and the rows that moved to it.
create table record_merge_undo (
  tenant_id uuid not null,
  merge_id uuid not null,
  entity text not null,
  survivor_id uuid not null,
  merged_ids uuid[] not null,
  before jsonb not null,
  after jsonb not null,
  moved jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, merge_id)
);
create index record_merge_undo_age on record_merge_undo (tenant_id, created_at);
select platform.secure(array['record_merge_undo']);

-- Prices are append-only; undoing a merge of vendors moves them back to the vendor that they came from.
create function platform.return_vendor_prices(survivor uuid, prices jsonb) returns int
language sql security definer set search_path = public, pg_temp as $$
  with moved as (
    update material_price p set vendor_id = v.vendor_id
    from jsonb_to_recordset(prices) as v (price_id uuid, vendor_id uuid)
    where p.tenant_id = current_setting('app.tenant_id')::uuid and p.price_id = v.price_id and p.vendor_id = survivor
    returning 1
  ) select count(*)::int from moved;
$$;
revoke execute on function platform.return_vendor_prices from public;
grant execute on function platform.return_vendor_prices to plumbline_app;
