-- Coupons belong to the provider and are redeemed by companies that must not see each other. Both tables are reached
-- only by functions, and those for a company take its id.
create table platform.coupon (
  coupon_id uuid primary key,
  -- Upper-case letters and digits.
  code text not null unique check (code ~ '^[A-Z0-9]{3,30}$'),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  amount numeric(12, 2) check (amount > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  duration text not null check (duration in ('once', 'months', 'forever')),
  months int check (months between 1 and 60),
  valid_from date,
  valid_until date,
  max_redemptions int check (max_redemptions > 0),
  max_per_customer int not null default 1 check (max_per_customer > 0),
  plans text[] not null default '{}',
  notes text not null default '',
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((percent is null) <> (amount is null)),
  check ((months is not null) = (duration = 'months')),
  check (valid_from is null or valid_until is null or valid_from <= valid_until)
);
create table platform.coupon_redemption (
  redemption_id uuid primary key,
  coupon_id uuid not null references platform.coupon,
  tenant_id uuid not null references platform.tenant on delete cascade,
  -- Discount at the time of redemption; later changes of the coupon do not alter it.
  code text not null,
  percent numeric(5, 2),
  amount numeric(12, 2),
  duration text not null,
  months int,
  plans text[] not null,
  state text not null check (state in ('waiting', 'ordered', 'running', 'ended', 'returned')),
  -- First day without the discount.
  until date,
  discounted numeric(12, 2) not null default 0,
  redeemed_by text not null,
  created_at timestamptz not null default now()
);
create index coupon_redemption_coupon on platform.coupon_redemption (coupon_id, created_at desc);
create index coupon_redemption_tenant on platform.coupon_redemption (tenant_id);
create unique index coupon_redemption_waiting on platform.coupon_redemption (tenant_id) where state = 'waiting';
create unique index coupon_redemption_running on platform.coupon_redemption (tenant_id) where state = 'running';

-- Discount of the current terms and their price; a refund of the remaining period is reduced by the same share.
alter table billing_account add column discount_part bigint not null default 0;
alter table billing_account add column discount_whole bigint not null default 0;
alter table billing_account add check (discount_part >= 0 and discount_part <= discount_whole);

create function platform.coupons(day date)
returns table (uuid uuid, version int, "createdAt" timestamptz, "updatedAt" timestamptz, code text, percent numeric,
  amount numeric, currency text, duration text, months int, valid_from date, valid_until date, max_redemptions int,
  max_per_customer int, plans text[], notes text, is_active boolean, state text, redemptions int, discounted numeric)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.coupon_id, c.version, c.created_at, c.updated_at, c.code, c.percent, c.amount, c.currency, c.duration, c.months,
    c.valid_from, c.valid_until, c.max_redemptions, c.max_per_customer, c.plans, c.notes, c.is_active,
    case when not c.is_active then 'inactive' when c.valid_until < day then 'ended'
      when u.redemptions >= c.max_redemptions then 'used_up' when c.valid_from > day then 'scheduled' else 'active' end,
    u.redemptions, u.discounted
  from platform.coupon c
  cross join lateral (
    select count(*) filter (where r.state <> 'returned')::int as redemptions,
      coalesce(sum(r.discounted), 0)::numeric(12, 2) as discounted
    from platform.coupon_redemption r where r.coupon_id = c.coupon_id
  ) u
$$;
-- Creates a coupon, or updates the one with this version. Returns no row for another version.
create function platform.write_coupon(id uuid, was int, given jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare c platform.coupon := jsonb_populate_record(null::platform.coupon, given);
begin
  if was is null then
    insert into platform.coupon (coupon_id, code, percent, amount, duration, months, valid_from, valid_until,
        max_redemptions, max_per_customer, plans, notes)
      values (id, c.code, c.percent, c.amount, c.duration, c.months, c.valid_from, c.valid_until, c.max_redemptions,
        c.max_per_customer, c.plans, c.notes);
    return true;
  end if;
  update platform.coupon x set code = c.code, percent = c.percent, amount = c.amount, duration = c.duration,
      months = c.months, valid_from = c.valid_from, valid_until = c.valid_until, max_redemptions = c.max_redemptions,
      max_per_customer = c.max_per_customer, plans = c.plans, notes = c.notes, is_active = c.is_active,
      version = x.version + 1, updated_at = now()
    where x.coupon_id = id and x.version = was;
  return found;
end $$;
create function platform.coupon_redemptions(of_coupon uuid)
returns table (uuid uuid, customer text, customer_id uuid, "createdAt" timestamptz, redeemed_by text, state text, until date,
  discounted numeric)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.redemption_id, t.name, t.tenant_id, r.created_at, r.redeemed_by, r.state, r.until, r.discounted
  from platform.coupon_redemption r join platform.tenant t on t.tenant_id = r.tenant_id where r.coupon_id = of_coupon
$$;

-- Redemptions of one company.
create function platform.redeemed(t_id uuid)
returns table (uuid uuid, coupon_id uuid, code text, percent numeric, amount numeric, duration text, months int,
  plans text[], state text, until date)
language sql stable security definer set search_path = public, pg_temp as $$
  select redemption_id, r.coupon_id, r.code, r.percent, r.amount, r.duration, r.months, r.plans, r.state, r.until
  from platform.coupon_redemption r where r.tenant_id = t_id and r.state <> 'returned' order by r.created_at
$$;
-- Redeems a coupon. Concurrent redemptions wait here and count each other. Returns false if none is left.
create function platform.redeem(id uuid, t_id uuid, of_coupon uuid, how text, who text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare c platform.coupon;
begin
  select * into strict c from platform.coupon x where x.coupon_id = of_coupon for update;
  if not c.is_active
    or (select count(*) from platform.coupon_redemption r where r.coupon_id = of_coupon and r.state <> 'returned')
      >= c.max_redemptions
    or (select count(*) from platform.coupon_redemption r
      where r.coupon_id = of_coupon and r.tenant_id = t_id and r.state <> 'returned') >= c.max_per_customer then
    return false;
  end if;
  insert into platform.coupon_redemption (redemption_id, coupon_id, tenant_id, code, percent, amount, duration, months,
      plans, state, redeemed_by)
    values (id, of_coupon, t_id, c.code, c.percent, c.amount, c.duration, c.months, c.plans, how, who);
  return true;
end $$;
-- Updates a company's redemption; `off` is added to its discount.
create function platform.move_redemption(t_id uuid, id uuid, how text, ends date, off numeric) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.coupon_redemption set state = how, until = coalesce(ends, until), discounted = discounted + off
    where tenant_id = t_id and redemption_id = id
$$;
revoke all on function platform.coupons, platform.write_coupon, platform.coupon_redemptions, platform.redeemed,
  platform.redeem, platform.move_redemption from public;
grant execute on function platform.coupons, platform.write_coupon, platform.coupon_redemptions, platform.redeemed,
  platform.redeem, platform.move_redemption to plumbline_app;
