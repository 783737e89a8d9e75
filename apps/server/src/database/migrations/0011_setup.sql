-- Configuration that all modules use: company, organization, statuses, workflows, territories, numbering, mail, plugins.

select platform.configuration('setup_department',
  'name text not null, parent_id uuid, head_id uuid, description text not null default ''''', '{name}');
select platform.configuration('setup_designation', 'name text not null, description text not null default ''''', '{name}');
select platform.configuration('setup_qualifier', 'name text not null, description text not null default ''''', '{name}');
select platform.configuration('setup_communication', 'code text not null, module text not null, "group" text not null,
  "desc" text not null, sms boolean not null default false, email boolean not null default true,
  subject text not null default '''', body text not null default '''', sms_text text not null default ''''', '{code}');
select platform.configuration('setup_workflow', 'name text not null, description text not null,
  statuses jsonb not null default ''[]'', transitions jsonb not null default ''[]''', '{name}');
select platform.configuration('setup_territory', 'name text not null, description text not null,
  states text[] not null default ''{}'', zips text not null default ''''', '{name}');

create table setup_territory_member (
  tenant_id uuid not null,
  territory_id uuid not null,
  user_id uuid not null,
  access text not null check (access in ('view', 'edit', 'fullAccess')),
  primary key (tenant_id, territory_id, user_id),
  foreign key (tenant_id, territory_id) references setup_territory (tenant_id, row_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
-- Workflow that the records of a module follow.
create table setup_module_workflow (
  tenant_id uuid not null,
  module text not null,
  workflow_id uuid,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, module),
  foreign key (tenant_id, workflow_id) references setup_workflow (tenant_id, row_id)
);
create table setup_numbering (
  tenant_id uuid not null,
  kind text not null,
  pattern text not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, kind)
);
create table setup_company (
  tenant_id uuid not null primary key,
  legal_name text not null default '',
  street text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  tax_id text not null default '',
  time_zone text not null default 'UTC',
  fiscal_month int not null default 1,
  currency text not null default 'USD',
  -- Storage key.
  logo text,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
create table setup_mail (
  tenant_id uuid not null primary key,
  sender_name text not null default '',
  sender_email text not null default '',
  reply_to text not null default '',
  signature text not null default '',
  host text not null default '',
  port int not null default 587,
  security text not null default 'starttls',
  username text not null default '',
  -- Encrypted with a key of the server.
  password text not null default '',
  version int not null default 1,
  updated_at timestamptz not null default now()
);
create table setup_plugin (
  tenant_id uuid not null,
  name text not null,
  plugin_id uuid not null default gen_random_uuid(),
  value jsonb not null default '{}',
  -- Encrypted with a key of the server.
  secret text not null default '',
  enabled boolean not null default false,
  username text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, name)
);
select platform.secure(array['setup_territory_member', 'setup_module_workflow', 'setup_numbering', 'setup_company',
  'setup_mail', 'setup_plugin']);

-- Columns that lists show in addition to those of the tables.
drop view setup_department_view;
create view setup_department_view with (security_invoker = true) as
select d.tenant_id, d.row_id as uuid, d.version, d.created_at as "createdAt", d.updated_at as "updatedAt", d.name,
  d.parent_id, coalesce(p.name, '') as parent_name, d.head_id,
  coalesce(h.firstname || ' ' || h.lastname, '') as head_name, d.description
from setup_department d
left join setup_department p on p.tenant_id = d.tenant_id and p.row_id = d.parent_id and p.deleted_at is null
left join security_user h on h.tenant_id = d.tenant_id and h.user_id = d.head_id
where d.deleted_at is null;
drop view setup_workflow_view;
create view setup_workflow_view with (security_invoker = true) as
select w.tenant_id, w.row_id as uuid, w.version, w.created_at as "createdAt", w.updated_at as "updatedAt", w.name,
  w.description, w.statuses, w.transitions, coalesce(m.modules, '') as module
from setup_workflow w
left join (
  select tenant_id, workflow_id, string_agg(initcap(module), ', ' order by module) as modules
  from setup_module_workflow group by tenant_id, workflow_id
) m on m.tenant_id = w.tenant_id and m.workflow_id = w.row_id
where w.deleted_at is null;
create view setup_workflow_status_view with (security_invoker = true) as
select w.tenant_id, (s.value->>'uuid')::uuid as uuid, s.value->>'name' as name, s.value->>'tone' as tone,
  s.ordinality::int as sequence, w.row_id as workflow_uuid
from setup_workflow w, jsonb_array_elements(w.statuses) with ordinality as s
where w.deleted_at is null;
drop view setup_territory_view;
create view setup_territory_view with (security_invoker = true) as
select t.tenant_id, t.row_id as uuid, t.version, t.created_at as "createdAt", t.updated_at as "updatedAt", t.name,
  t.description, t.states, array_to_string(t.states, ', ') as state_names, t.zips,
  coalesce(m.size, 0)::int as total_users, coalesce(m.members, '[]') as members, coalesce(m.names, '') as member_names,
  coalesce(a.count, 0)::int as accounts
from setup_territory t
left join (
  select x.tenant_id, x.territory_id, count(*) as size,
    jsonb_agg(jsonb_build_object('user_id', x.user_id, 'access', x.access) order by u.firstname, u.lastname) as members,
    string_agg(u.firstname || ' ' || u.lastname || ' (' || x.access || ')', ', ' order by u.firstname, u.lastname) as names
  from setup_territory_member x
  join security_user u on u.tenant_id = x.tenant_id and u.user_id = x.user_id
  group by x.tenant_id, x.territory_id
) m on m.tenant_id = t.tenant_id and m.territory_id = t.row_id
left join (
  select tenant_id, territory, count(*) as count from crm_account where deleted_at is null group by tenant_id, territory
) a on a.tenant_id = t.tenant_id and a.territory = t.name
where t.deleted_at is null;
grant select on setup_department_view, setup_workflow_view, setup_workflow_status_view, setup_territory_view to plumbline_app;
create index crm_account_territory on crm_account (tenant_id, territory) where deleted_at is null;
create index audit_change_time on audit_change (tenant_id, created_at desc);

-- Emails of a company have its sender and signature and use its own mail server, if it has one.
alter table platform.outbox add column tenant_id uuid, add column sender_name text not null default '',
  add column sender_email text not null default '', add column reply_to text not null default '';
create function platform.add_company_mail(id uuid, company uuid, recipient text, subject text, body text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare m setup_mail; caller text;
begin
  caller := current_setting('app.tenant_id', true);
  perform set_config('app.tenant_id', company::text, true);
  select * into m from setup_mail x where x.tenant_id = company;
  insert into platform.outbox (mail_id, recipient, subject, body, tenant_id, sender_name, sender_email, reply_to)
    values (id, recipient, subject, body || case when coalesce(m.signature, '') = '' then '' else E'\n\n' || m.signature end,
      company, coalesce(m.sender_name, ''), coalesce(m.sender_email, ''), coalesce(m.reply_to, ''));
  perform set_config('app.tenant_id', coalesce(caller, ''), true);
end $$;
create function platform.company_mail(company uuid) returns setof setup_mail
language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text;
begin
  caller := current_setting('app.tenant_id', true);
  perform set_config('app.tenant_id', company::text, true);
  return query select * from setup_mail x where x.tenant_id = company and x.host <> '';
  perform set_config('app.tenant_id', coalesce(caller, ''), true);
end $$;
revoke all on function platform.add_company_mail, platform.company_mail from public;
grant execute on function platform.add_company_mail to plumbline_app;
