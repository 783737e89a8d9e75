-- Subscriptions, invoices and payments. Every charge is an invoice: a change of plan is stored in it and applied when
-- the invoice is paid.
create table billing_account (
  tenant_id uuid not null primary key,
  plan text not null default '',
  billing_interval text not null default 'monthly' check (billing_interval in ('monthly', 'yearly')),
  users int not null default 0,
  -- Day of the month on which periods begin.
  anchor int not null default 1 check (anchor between 1 and 31),
  period_start date,
  -- First day of the next period, on which it is charged.
  period_end date,
  -- Customer id at the payment gateway.
  customer text not null default '',
  version int not null default 1,
  updated_at timestamptz not null default now()
);
-- Cards by their gateway id; card numbers are never stored.
create table billing_method (
  tenant_id uuid not null,
  method_id uuid not null,
  ref text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  holder text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, method_id)
);
create unique index billing_method_default on billing_method (tenant_id) where is_default and removed_at is null;
create unique index billing_method_ref on billing_method (tenant_id, ref) where removed_at is null;
create table billing_invoice (
  tenant_id uuid not null,
  invoice_id uuid not null,
  number text not null,
  state text not null check (state in ('open', 'paid', 'credited', 'void')),
  reason text not null,
  issued_on date not null,
  lines jsonb not null,
  tax_rate numeric(7, 4) not null,
  subtotal numeric(12, 2) not null,
  tax numeric(12, 2) not null,
  total numeric(12, 2) not null,
  credit_used numeric(12, 2) not null default 0,
  -- Terms that begin when the invoice is paid, and the account version they were computed from.
  change jsonb,
  -- Billing address at the time of the invoice.
  bill_to jsonb not null,
  -- Retries of a renewal that could not be charged.
  tries int not null default 0,
  try_on date,
  paid_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, invoice_id),
  unique (tenant_id, number),
  check (total = subtotal + tax),
  check (credit_used >= 0 and credit_used <= greatest(total, 0)),
  check ((total < 0) = (state = 'credited'))
);
create index billing_invoice_day on billing_invoice (tenant_id, issued_on desc, number desc);
-- A company has at most one open order; a new one replaces it.
create unique index billing_invoice_order on billing_invoice (tenant_id) where state = 'open' and change is not null;
-- Payment of an invoice at the gateway; attempts with other cards belong to the same payment.
create table billing_payment (
  tenant_id uuid not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  method_id uuid,
  state text not null default 'new' check (state in ('new', 'action', 'succeeded', 'failed')),
  amount numeric(12, 2) not null,
  -- Payment id at the gateway; empty until it is called.
  ref text not null default '',
  confirm_url text not null default '',
  message text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, payment_id),
  unique (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references billing_invoice (tenant_id, invoice_id),
  foreign key (tenant_id, method_id) references billing_method (tenant_id, method_id)
);
select platform.secure(array['billing_account', 'billing_method', 'billing_invoice', 'billing_payment']);
-- Issued invoices cannot be changed.
revoke delete on billing_invoice, billing_payment from plumbline_app;

create view billing_invoice_view with (security_invoker = true) as
select i.tenant_id, i.invoice_id as uuid, i.number, i.issued_on, i.state, i.reason, i.lines, i.tax_rate, i.subtotal, i.tax,
  i.total, i.credit_used, greatest(i.total, 0) - i.credit_used as due, i.paid_at, i.change is not null as is_order,
  i.bill_to, i.created_at, case when p.state = 'failed' and i.state = 'open' then p.message else '' end as problem,
  case when p.state = 'action' and i.state = 'open' then p.payment_id end as payment
from billing_invoice i
left join billing_payment p on p.tenant_id = i.tenant_id and p.invoice_id = i.invoice_id;
grant select on billing_invoice_view to plumbline_app;

-- Sets the apps of a company by its purchases and ends its trial. Returns whether anything changed.
create function platform.apply_plan(t_id uuid, apps int[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare before platform.tenant;
begin
  select * into before from platform.tenant where tenant_id = t_id for update;
  update platform.tenant set purchased = apps, trial_until = null, updated_at = now(), version = version + 1
    where tenant_id = t_id;
  return before.trial_until is not null or not (before.purchased @> apps and apps @> before.purchased);
end $$;
-- Add-on modules that a company bought one by one.
create function platform.bought_add_ons(t_id uuid)
returns table (module text, price numeric, bought_at timestamptz, charged_from date)
language sql security definer set search_path = public, pg_temp as $$
  select add_on, price, bought_at, charged_from from platform.subscription_line where tenant_id = t_id order by bought_at
$$;
-- Company details for the payment gateway.
create function platform.company_of(t_id uuid)
returns table (name text, type text, subscription_mode text, trial_until timestamptz, purchased int[])
language sql security definer set search_path = public, pg_temp as $$
  select name, type, subscription_mode, trial_until, purchased from platform.tenant where tenant_id = t_id
$$;
revoke all on function platform.apply_plan, platform.bought_add_ons, platform.company_of from public;
grant execute on function platform.apply_plan, platform.bought_add_ons, platform.company_of to plumbline_app;
