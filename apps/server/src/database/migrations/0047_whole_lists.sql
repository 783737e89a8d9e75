/*
 The rows of a list with what is summed over others made for all rows at once: a list that is sorted by such a sum, or
 exported, asks for the sums of all its rows, and one query a row was most of its time.
*/
create view crm_account_whole with (security_invoker = true) as
select a.tenant_id, a.account_id as uuid, a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.number,
  a.name, a.type, a.status, a.territory, a.owner_id, coalesce(w.firstname || ' ' || w.lastname, '') as owner_name,
  a.phone, a.email, a.website, a.street, a.city, a.state, a.zip, a.description,
  coalesce(p.open_pipeline, 0) as open_pipeline, coalesce(p.won_year, 0) as won_year,
  greatest(a.updated_at, p.touched)::date as last_activity, a.custom, a.sought
from crm_account a
left join security_user w on w.tenant_id = a.tenant_id and w.user_id = a.owner_id
left join (
  select o.tenant_id, o.account_id, max(o.updated_at) as touched,
    sum(o.amount) filter (where s.outcome = 'open') as open_pipeline,
    sum(o.amount) filter (where s.outcome = 'won' and o.stage_since >= date_trunc('year', now())) as won_year
  from crm_opportunity o
  left join setup_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity' and s.field_name = 'status' and s.name = o.stage
  where o.deleted_at is null
  group by o.tenant_id, o.account_id
) p on p.tenant_id = a.tenant_id and p.account_id = a.account_id
where a.deleted_at is null;

create view vendor_whole with (security_invoker = true) as
select v.tenant_id, v.row_id as uuid, v.version, v.created_at as "createdAt", v.updated_at as "updatedAt", v.number, v.name,
  v.type, v.status, v.trade, v.is_preferred, v.owner_id, v.phone, v.email, v.website, v.street, v.city, v.state, v.zip,
  v.payment_terms, v.lead_time, v.minimum_order, v.account_number, v.tax_id, v.license_number, v.license_expiry,
  v.insurance_expiry, v.description, v.custom,
  coalesce(w.firstname || ' ' || w.lastname, '') as owner_name,
  coalesce(p.materials, 0)::int as materials, p.last_price, v.sought
from vendor v
left join security_user w on w.tenant_id = v.tenant_id and w.user_id = v.owner_id
left join (
  select x.tenant_id, x.vendor_id, count(distinct x.material_id) as materials, max(x.last_price_date) as last_price
  from material_price x
  group by x.tenant_id, x.vendor_id
) p on p.tenant_id = v.tenant_id and p.vendor_id = v.row_id
where v.deleted_at is null;
grant select on crm_account_whole, vendor_whole to plumbline_app;
