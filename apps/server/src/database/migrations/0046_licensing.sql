-- Provider side of billing: suspension of companies, end of plans, and refunds to cards.
alter table platform.tenant add column suspended_at timestamptz;
alter table platform.tenant add column suspended_reason text not null default '';
-- `billing` for an unpaid invoice: its payment ends the suspension.
alter table platform.tenant add column suspended_by text not null default '' check (suspended_by in ('', 'billing', 'provider'));

-- The plan does not renew.
alter table billing_account add column ends boolean not null default false;

-- Amount of a credit note that was refunded to the card or offline, and the refunded invoice.
alter table billing_invoice add column paid_out numeric(12, 2) not null default 0;
alter table billing_invoice add column credits uuid;
alter table billing_invoice add check (paid_out >= 0 and paid_out <= greatest(-total, 0));
alter table billing_invoice add foreign key (tenant_id, credits) references billing_invoice (tenant_id, invoice_id);
create index billing_invoice_credits on billing_invoice (tenant_id, credits) where credits is not null;
-- Offline payment of an invoice, e.g. a check number or a bank transfer.
alter table billing_payment add column outside text not null default '';

create or replace view billing_invoice_view with (security_invoker = true) as
select i.tenant_id, i.invoice_id as uuid, i.number, i.issued_on, i.state, i.reason, i.lines, i.tax_rate, i.subtotal, i.tax,
  i.total, i.credit_used, greatest(i.total, 0) - i.credit_used as due, i.paid_at, i.change is not null as is_order,
  i.bill_to, i.created_at, case when p.state = 'failed' and i.state = 'open' then p.message else '' end as problem,
  case when p.state = 'action' and i.state = 'open' then p.payment_id end as payment,
  i.paid_out, case when p.state = 'succeeded' then p.amount else 0 end as taken,
  coalesce((select sum(n.paid_out) from billing_invoice n where n.tenant_id = i.tenant_id and n.credits = i.invoice_id),
    0) as refunded,
  case when p.state <> 'succeeded' then '' when p.outside <> '' then p.outside
    else coalesce(m.brand || ' ending in ' || m.last4, '') end as paid_with
from billing_invoice i
left join billing_payment p on p.tenant_id = i.tenant_id and p.invoice_id = i.invoice_id
left join billing_method m on m.tenant_id = p.tenant_id and m.method_id = p.method_id;

create or replace function platform.authenticate(hash text, idle interval)
returns table (user_id uuid, tenant_id uuid, username text, email text, firstname text, lastname text, is_admin boolean,
  permissions jsonb, company text, tenant_type text, subscription_mode text, purchased int[], demo boolean, stale boolean,
  session_id uuid, policy_updated boolean, trial_until timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare s platform.session;
begin
  select * into s from platform.session x
    where x.token_hash = hash and x.expires_at > now() and x.seen_at > now() - idle;
  if not found then return; end if;
  perform set_config('app.tenant_id', s.tenant_id::text, true);
  perform set_config('app.user_id', u.user_id::text, true),
      set_config('app.is_admin', case when u.is_admin then 'on' else '' end, true)
    from security_user u where u.tenant_id = s.tenant_id and u.user_id = s.user_id and u.status = 'active';
  return query
    select u.user_id, u.tenant_id, u.username, u.email, u.firstname, u.lastname, u.is_admin,
      security_rights(u.tenant_id, u.user_id, u.role_id), t.name, t.type, t.subscription_mode,
      -- After its trial or while suspended a company can still sign in; everything except payment is closed.
      case when t.trial_until < now() or t.suspended_at is not null then '{}'::int[] else t.purchased end, t.demo,
      s.seen_at < now() - interval '1 minute', s.session_id, s.policy < u.policy, t.trial_until
    from security_user u
    join platform.tenant t on t.tenant_id = u.tenant_id
    where u.tenant_id = s.tenant_id and u.user_id = s.user_id and u.status = 'active';
end $$;

create or replace function platform.find_public_link(hash text)
returns table (link_id uuid, prop_type text, prop_id uuid, password_hash text, expires_at timestamptz, revoked_at timestamptz,
  company text, purchased int[], maker_active boolean, is_admin boolean, permissions jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare t platform.public_token;
begin
  select * into t from platform.public_token x where x.token_hash = hash;
  if not found then return; end if;
  perform set_config('app.tenant_id', t.tenant_id::text, true);
  return query
    select l.link_id, l.prop_type, l.prop_id, l.password_hash, l.expires_at, l.revoked_at, c.name,
      case when c.trial_until < now() or c.suspended_at is not null then '{}'::int[] else c.purchased end,
      u.status = 'active', u.is_admin, security_rights(u.tenant_id, u.user_id, u.role_id)
    from public_link l
    join platform.tenant c on c.tenant_id = l.tenant_id
    join security_user u on u.tenant_id = l.tenant_id and u.user_id = l.created_by
    where l.tenant_id = t.tenant_id and l.link_id = t.link_id;
end $$;

drop function platform.company_of(uuid);
create function platform.company_of(t_id uuid)
returns table (name text, type text, subscription_mode text, trial_until timestamptz, purchased int[], version int,
  created_at timestamptz, partner_name text, last_login timestamptz, suspended_at timestamptz, suspended_reason text)
language sql security definer set search_path = public, pg_temp as $$
  select t.name, t.type, t.subscription_mode, t.trial_until, t.purchased, t.version, t.created_at, coalesce(p.name, ''),
    (select max(l.last_login) from platform.login l where l.tenant_id = t.tenant_id), t.suspended_at, t.suspended_reason
  from platform.tenant t left join platform.tenant p on p.tenant_id = t.partner_id where t.tenant_id = t_id
$$;
-- Values that the provider sets for a customer; null leaves a value unchanged. Not for partners or the provider.
create function platform.set_license(t_id uuid, mode text, trial timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.tenant set subscription_mode = coalesce(mode, subscription_mode), trial_until = coalesce(trial, trial_until),
    updated_at = now(), version = version + 1 where tenant_id = t_id and type in ('Company', 'Retail')
$$;
-- Suspends a company or ends its suspension, with `closed_by` only one of that kind. Returns whether anything changed.
create function platform.suspend(t_id uuid, at timestamptz, why text, who text) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  update platform.tenant set suspended_at = at, suspended_reason = why, suspended_by = who, updated_at = now(),
    version = version + 1 where tenant_id = t_id and type in ('Company', 'Retail') and suspended_at is null returning true
$$;
create function platform.resume(t_id uuid, closed_by text) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  update platform.tenant set suspended_at = null, suspended_reason = '', suspended_by = '', updated_at = now(),
    version = version + 1 where tenant_id = t_id and suspended_at is not null and (closed_by is null or suspended_by = closed_by)
    returning true
$$;
-- Subscription of each company beside its name, so that lists of customers need not read tenant data.
alter table platform.tenant add column plan text not null default '';
alter table platform.tenant add column seats int not null default 0;
do $$
declare t record;
begin
  for t in select tenant_id from platform.tenant loop
    perform set_config('app.tenant_id', t.tenant_id::text, true);
    update platform.tenant x set plan = a.plan, seats = a.users from billing_account a
      where a.tenant_id = t.tenant_id and x.tenant_id = t.tenant_id;
  end loop;
end $$;
create function platform.note_plan(t_id uuid, called text, people int) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.tenant set plan = called, seats = people, updated_at = now(), version = version + 1 where tenant_id = t_id
$$;
drop function platform.customers(uuid);
create function platform.customers(of_partner uuid)
returns table (tenant_id uuid, name text, type text, subscription_mode text, partner_name text, users int,
  last_login timestamptz, version int, created_at timestamptz, updated_at timestamptz, plan text, seats int, state text)
language sql security definer set search_path = public, pg_temp as $$
  select t.tenant_id, t.name, t.type, t.subscription_mode, coalesce(p.name, ''), count(l.user_id)::int,
    max(l.last_login), t.version, t.created_at, t.updated_at, t.plan, t.seats,
    case when t.suspended_at is not null then 'suspended' when t.plan <> '' then 'active'
      when t.trial_until is null then case when t.purchased = '{}' then 'ended' else 'given' end
      when t.trial_until < now() then 'trial_over' else 'trial' end
  from platform.tenant t
  left join platform.tenant p on p.tenant_id = t.partner_id
  left join platform.login l on l.tenant_id = t.tenant_id
  where t.type in ('Company', 'Retail') and (of_partner is null or t.partner_id = of_partner)
  group by t.tenant_id, p.name
$$;
revoke all on function platform.company_of, platform.set_license, platform.suspend, platform.resume, platform.note_plan,
  platform.customers from public;
grant execute on function platform.company_of, platform.set_license, platform.suspend, platform.resume, platform.note_plan,
  platform.customers to plumbline_app;
