-- Add-on modules that a company buys one by one, and versions of user preferences.

alter table user_preference add column version int not null default 1;

alter table platform.tenant add column add_ons text[] not null default '{}';
create table platform.subscription_line (
  line_id uuid primary key,
  tenant_id uuid not null references platform.tenant,
  add_on text not null,
  -- US dollars per month.
  price numeric(12, 2) not null,
  bought_by uuid not null,
  bought_at timestamptz not null default now(),
  -- First day that is charged; null while the module is not available.
  charged_from date,
  unique (tenant_id, add_on)
);
create function platform.add_ons(t_id uuid) returns text[]
language sql security definer set search_path = public, pg_temp as $$
  select add_ons from platform.tenant where tenant_id = t_id
$$;
-- Returns the time of the purchase, or no row if the company already has the module.
create function platform.buy_add_on(t_id uuid, l_id uuid, bought text, monthly numeric, buyer uuid)
returns table (bought_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare at timestamptz;
begin
  insert into platform.subscription_line (line_id, tenant_id, add_on, price, bought_by)
    values (l_id, t_id, bought, monthly, buyer) on conflict (tenant_id, add_on) do nothing
    returning subscription_line.bought_at into at;
  if at is null then return; end if;
  update platform.tenant t set add_ons = array_append(t.add_ons, bought), updated_at = now(), version = t.version + 1
    where t.tenant_id = t_id;
  return query select at;
end $$;
revoke all on function platform.add_ons, platform.buy_add_on from public;
grant execute on function platform.add_ons, platform.buy_add_on to plumbline_app;
