-- AI estimate requests: pages that a company asks the provider to measure, drafted, paid by an invoice and delivered.
create table ai_request (
  tenant_id uuid not null,
  request_id uuid not null,
  estimation_id uuid not null,
  -- Plan set of the pages.
  workdrive_id uuid,
  notes text not null default '',
  pages uuid[] not null default '{}',
  request_status text not null default 'Draft' check (request_status in ('Draft', 'Pending', 'Completed')),
  submitted_at timestamptz,
  completed_at timestamptz,
  completed_by text not null default '',
  -- Result of the provider; the company can read it after completion.
  result_note text not null default '',
  result jsonb,
  -- Rows that were added to the estimation, so that they can be removed again.
  imported_at timestamptz,
  imported_layer uuid,
  imported_conditions uuid[] not null default '{}',
  imported_takeoffs uuid[] not null default '{}',
  created_by uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, request_id),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id)
);
create index ai_request_estimation on ai_request (tenant_id, estimation_id);
select platform.secure(array['ai_request']);

-- An order of pages may be open beside an order of a plan; each request has one.
drop index billing_invoice_order;
create unique index billing_invoice_order on billing_invoice (tenant_id)
  where state = 'open' and change is not null and not change ? 'request';
create unique index billing_invoice_request on billing_invoice (tenant_id, (change->'request'->>'request_id'))
  where state = 'open' and change ? 'request';
create index billing_invoice_requests on billing_invoice (tenant_id, (change->'request'->>'request_id'))
  where change ? 'request';
-- The same view with one more column.
do $$
begin
  execute 'create or replace view billing_invoice_view with (security_invoker = true) as select d.*,
      (select i.change->''request'' from billing_invoice i where i.tenant_id = d.tenant_id and i.invoice_id = d.uuid) as ai_request
    from (' || rtrim(trim(pg_get_viewdef('billing_invoice_view'::regclass)), ';') || ') d';
end $$;

-- Sent requests outside of tenants, so that the provider can list them without reading tenant data.
create table platform.ai_request (
  request_id uuid primary key,
  tenant_id uuid not null references platform.tenant,
  estimation text not null,
  pages int not null,
  amount numeric(12, 2) not null,
  request_status text not null,
  submitted_at timestamptz not null,
  completed_at timestamptz,
  completed_by text not null default ''
);
create index ai_request_sent on platform.ai_request (submitted_at desc);
create function platform.note_ai_request(r_id uuid, t_id uuid, called text, sheets int, paid numeric, at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into platform.ai_request (request_id, tenant_id, estimation, pages, amount, request_status, submitted_at)
    values (r_id, t_id, called, sheets, paid, 'Pending', at) on conflict (request_id) do nothing
$$;
create function platform.complete_ai_request(r_id uuid, t_id uuid, who text, at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  update platform.ai_request set request_status = 'Completed', completed_at = at, completed_by = who
    where request_id = r_id and tenant_id = t_id and request_status = 'Pending'
$$;
create function platform.ai_requests()
returns table (uuid uuid, tenant_id uuid, company text, estimation text, pages int, amount numeric, request_status text,
  submitted_at timestamptz, completed_at timestamptz, completed_by text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.request_id, r.tenant_id, t.name, r.estimation, r.pages, r.amount, r.request_status, r.submitted_at,
    r.completed_at, r.completed_by
  from platform.ai_request r join platform.tenant t on t.tenant_id = r.tenant_id
$$;
-- Provider staff to notify; the company of the caller stays set.
create function platform.staff_for_ai_requests() returns table (tenant_id uuid, user_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  provider uuid;
  caller text := current_setting('app.tenant_id', true);
begin
  select t.tenant_id into provider from platform.tenant t where t.type = 'Provider' order by t.created_at limit 1;
  if provider is null then return; end if;
  perform set_config('app.tenant_id', provider::text, true);
  return query
    select u.tenant_id, u.user_id from security_user u
    where u.tenant_id = provider and u.status = 'active'
      and (u.is_admin or security_rights(u.tenant_id, u.user_id, u.role_id) #> '{18,customerRequest,v}' = '1'::jsonb);
  perform set_config('app.tenant_id', coalesce(caller, ''), true);
end $$;
revoke all on function platform.note_ai_request, platform.complete_ai_request, platform.ai_requests,
  platform.staff_for_ai_requests from public;
grant execute on function platform.note_ai_request, platform.complete_ai_request, platform.ai_requests,
  platform.staff_for_ai_requests to plumbline_app;
