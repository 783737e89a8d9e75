/*
 What a record is sought by, in small letters: one comparison of plain letters a word, where `ilike` would make small
 letters of each column of each row anew. An index could not serve: below row-level security it is used only for
 comparisons that give nothing away, and `like` is not known to be one.
 tab: the table; columns: those of its own that its list is searched by; its view shows it as `sought`.
*/
create function platform.seek_by(tab text, columns text[]) returns void
language plpgsql as $$
declare
  shown text := tab || '_view';
  words text;
  definition text;
begin
  select string_agg(quote_ident(name), ' || chr(10) || ' order by at) into words from unnest(columns) with ordinality as c(name, at);
  execute format('alter table %I add column sought text generated always as (lower(%s)) stored', tab, words);
  definition := regexp_replace(pg_get_viewdef(shown::regclass, true), E'\n   FROM ' || tab || ' (\w+)', E',\n    \\1.sought\n   FROM ' || tab || E' \\1');
  execute format('create or replace view %I with (security_invoker = true) as %s', shown, definition);
end $$;

-- A page needs only the sums of its own accounts, and a count needs none: summing all opportunities for each list took
-- most of the time.
create or replace view crm_account_view with (security_invoker = true) as
select a.tenant_id, a.account_id as uuid, a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.number,
  a.name, a.type, a.status, a.territory, a.owner_id, coalesce(w.firstname || ' ' || w.lastname, '') as owner_name,
  a.phone, a.email, a.website, a.street, a.city, a.state, a.zip, a.description,
  coalesce(p.open_pipeline, 0) as open_pipeline, coalesce(p.won_year, 0) as won_year,
  greatest(a.updated_at, p.touched)::date as last_activity, a.custom
from crm_account a
left join security_user w on w.tenant_id = a.tenant_id and w.user_id = a.owner_id
left join lateral (
  select max(o.updated_at) as touched,
    sum(o.amount) filter (where s.outcome = 'open') as open_pipeline,
    sum(o.amount) filter (where s.outcome = 'won' and o.stage_since >= date_trunc('year', now())) as won_year
  from crm_opportunity o
  left join setup_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity' and s.field_name = 'status' and s.name = o.stage
  where o.deleted_at is null and o.tenant_id = a.tenant_id and o.account_id = a.account_id
) p on true
where a.deleted_at is null;

create or replace view vendor_view with (security_invoker = true) as
select v.tenant_id, v.row_id as uuid, v.version, v.created_at as "createdAt", v.updated_at as "updatedAt", v.number, v.name,
  v.type, v.status, v.trade, v.is_preferred, v.owner_id, v.phone, v.email, v.website, v.street, v.city, v.state, v.zip,
  v.payment_terms, v.lead_time, v.minimum_order, v.account_number, v.tax_id, v.license_number, v.license_expiry,
  v.insurance_expiry, v.description, v.custom,
  coalesce(w.firstname || ' ' || w.lastname, '') as owner_name,
  coalesce(p.materials, 0)::int as materials, p.last_price
from vendor v
left join security_user w on w.tenant_id = v.tenant_id and w.user_id = v.owner_id
left join lateral (
  select count(distinct x.material_id) as materials, max(x.last_price_date) as last_price
  from material_price x where x.tenant_id = v.tenant_id and x.vendor_id = v.row_id
) p on true
where v.deleted_at is null;

select platform.seek_by('crm_account', array['name', 'email', 'city', 'number']);
select platform.seek_by('crm_contact', array['firstname', 'lastname', 'email']);
select platform.seek_by('crm_opportunity', array['name', 'number']);
select platform.seek_by('crm_lead', array['name', 'company', 'firstname', 'lastname', 'email', 'city', 'number']);
select platform.seek_by('vendor', array['name', 'trade', 'email', 'city', 'number']);
select platform.seek_by('material', array['name', 'code']);
