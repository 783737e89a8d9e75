-- Customers and vendors of a company's shops.

/*
 Makes a kind's view anew: the table's own columns, then what it shows of others.
 more: those columns, as in `select`, of the table as `r`; joins: where they come from.
*/
create function platform.kind_view(name text, more text, joins text default '') returns void
language plpgsql as $$
declare own text;
begin
  select string_agg('r.' || quote_ident(column_name), ', ' order by ordinal_position) into own
    from information_schema.columns where table_schema = 'public' and table_name = name
      and column_name not in ('tenant_id', 'row_id', 'deleted_at', 'version', 'created_at', 'updated_at');
  execute format('drop view if exists %I', name || '_view');
  execute format('create view %I with (security_invoker = true) as select r.tenant_id, r.row_id as uuid, r.version,
    r.created_at as "createdAt", r.updated_at as "updatedAt", %s, %s from %I r %s where r.deleted_at is null',
    name || '_view', own, more, name, joins);
  execute format('grant select on %I to plumbline_app', name || '_view');
end $$;

select platform.configuration('retail_customer', '
  number text not null, name text not null, type text not null default ''Person'', status text not null default '''',
  company text not null default '''', preferred_store text not null default '''', owner_id uuid,
  phone text not null default '''', mobile text not null default '''', email text not null default '''',
  contact_by text not null default '''', takes_offers boolean not null default false, birthday date,
  street text not null default '''', city text not null default '''', state text not null default '''',
  zip text not null default '''', loyalty_number text not null default '''', member_since date,
  price_level text not null default ''Retail'', discount numeric(9, 4) not null default 0,
  payment_terms text not null default ''Due at sale'', credit_limit numeric(18, 4) not null default 0,
  needs_po boolean not null default false, tax_exempt boolean not null default false,
  tax_exempt_number text not null default '''', tax_exempt_expiry date, till_note text not null default '''',
  description text not null default '''', custom jsonb not null default ''{}''');
select platform.configuration('retail_vendor', '
  number text not null, name text not null, type text not null default '''', status text not null default '''',
  departments text not null default '''', is_preferred boolean not null default false, owner_id uuid,
  phone text not null default '''', email text not null default '''', website text not null default '''',
  street text not null default '''', city text not null default '''', state text not null default '''',
  zip text not null default '''', account_number text not null default '''', order_method text not null default '''',
  order_email text not null default '''', order_days text not null default '''', lead_time int,
  minimum_order numeric(18, 4) not null default 0, free_freight_from numeric(18, 4) not null default 0,
  payment_terms text not null default '''', credit_limit numeric(18, 4) not null default 0,
  tax_id text not null default '''', return_days int, restocking_fee numeric(9, 4) not null default 0,
  needs_rma boolean not null default false, return_policy text not null default '''',
  description text not null default '''', custom jsonb not null default ''{}''');
alter table retail_customer
  add unique (tenant_id, number),
  add foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id);
alter table retail_vendor
  add unique (tenant_id, number),
  add foreign key (tenant_id, owner_id) references security_user (tenant_id, user_id);
create index retail_customer_name on retail_customer (tenant_id, name) where deleted_at is null;
create index retail_customer_phone on retail_customer (tenant_id, phone) where deleted_at is null;
create unique index retail_customer_loyalty on retail_customer (tenant_id, lower(loyalty_number))
  where deleted_at is null and loyalty_number <> '';
create index retail_vendor_name on retail_vendor (tenant_id, name) where deleted_at is null;

select platform.kind_view(each, 'coalesce(w.firstname || '' '' || w.lastname, '''') as owner_name',
  'left join security_user w on w.tenant_id = r.tenant_id and w.user_id = r.owner_id')
from unnest(array['retail_customer', 'retail_vendor']) each;

insert into setup_status (tenant_id, status_id, module, name, tone, outcome, probability, sequence)
select t.tenant_id, gen_random_uuid(), s.module, s.name, s.tone, '', 0, s.sequence
from (select distinct tenant_id from setup_status) t,
  (values ('retailCustomer', 'Active', 'ok', 1), ('retailCustomer', 'Credit hold', 'warn', 2),
    ('retailCustomer', 'Inactive', 'neutral', 3), ('retailVendor', 'Active', 'ok', 1),
    ('retailVendor', 'Trial order', 'info', 2), ('retailVendor', 'On hold', 'warn', 3),
    ('retailVendor', 'Inactive', 'neutral', 4)) s(module, name, tone, sequence);
