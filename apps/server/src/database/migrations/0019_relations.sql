-- Features shared by record types: signatures for duplicate detection, merges, activities, contacts.

create extension if not exists pg_trgm;

-- Keys and words of a record for duplicate detection, updated with the record.
create table record_signature (
  tenant_id uuid not null,
  kind text not null,
  record_id uuid not null,
  keys text[] not null,
  words text not null,
  primary key (tenant_id, kind, record_id)
);
create index record_signature_keys on record_signature using gin (keys);
create index record_signature_words on record_signature using gin (words gin_trgm_ops);

-- Merged records and their survivor, which continues their history.
create table record_merge (
  tenant_id uuid not null,
  from_id uuid not null,
  into_id uuid not null,
  kind text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, from_id)
);
create index record_merge_into on record_merge (tenant_id, into_id);

create table crm_activity (
  tenant_id uuid not null,
  activity_id uuid not null,
  prop_type text not null,
  prop_id uuid not null,
  prop_name text not null default '',
  kind text not null check (kind in ('note', 'call', 'meeting', 'email', 'task')),
  subject text not null default '',
  body text not null default '',
  at timestamptz not null default now(),
  duration int,
  direction text check (direction in ('in', 'out')),
  outcome text not null default '',
  due date,
  is_done boolean not null default false,
  owner_id uuid,
  people uuid[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, activity_id),
  foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id)
);
create index crm_activity_of on crm_activity (tenant_id, prop_id, at desc);
create index crm_activity_tasks on crm_activity (tenant_id, owner_id, due) where kind = 'task' and not is_done;

create table crm_contact_mapping (
  tenant_id uuid not null,
  prop_type text not null,
  prop_id uuid not null,
  contact_id uuid not null,
  role text not null default '',
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, prop_id, contact_id),
  foreign key (tenant_id, contact_id) references crm_contact (tenant_id, contact_id)
);
create index crm_contact_mapping_contact on crm_contact_mapping (tenant_id, contact_id);
select platform.secure(array['record_signature', 'record_merge', 'crm_activity', 'crm_contact_mapping']);

create view crm_activity_view with (security_invoker = true) as
select a.tenant_id, a.activity_id as uuid, a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.kind,
  a.subject, a.body, a.at, a.duration, a.direction, a.outcome, a.due, a.is_done, a.owner_id,
  coalesce(w.firstname || ' ' || w.lastname, '') as owner_name,
  coalesce((select jsonb_agg(jsonb_build_object('uuid', c.contact_id, 'name', c.firstname || ' ' || c.lastname) order by c.lastname)
    from crm_contact c where c.tenant_id = a.tenant_id and c.contact_id = any(a.people)), '[]'::jsonb) as people,
  a.prop_type, a.prop_id, a.prop_name
from crm_activity a
left join security_user w on w.tenant_id = a.tenant_id and w.user_id = a.owner_id;
grant select on crm_activity_view to plumbline_app;

-- Prices are append-only; a merge moves them to the surviving vendor.
create function platform.move_vendor_prices(survivor uuid, others uuid[]) returns int
language sql security definer set search_path = public, pg_temp as $$
  with moved as (
    update material_price set vendor_id = survivor
    where tenant_id = current_setting('app.tenant_id')::uuid and vendor_id = any(others) returning 1
  ) select count(*)::int from moved;
$$;
revoke execute on function platform.move_vendor_prices from public;
grant execute on function platform.move_vendor_prices to plumbline_app;
