create view vendor_with_totals with (security_invoker = true) as
select v.tenant_id,
  v.row_id as uuid,
  v.version,
  v.created_at as "createdAt",
  v.updated_at as "updatedAt",
  v.number,
  v.name,
  v.type,
  v.status,
  v.trade,
  v.is_preferred,
  v.owner_id,
  v.phone,
  v.email,
  v.website,
  v.street,
  v.city,
  v.state,
  v.zip,
  v.payment_terms,
  v.lead_time,
  v.minimum_order,
  v.account_number,
  v.tax_id,
  v.license_number,
  v.license_expiry,
  v.insurance_expiry,
  v.description,
  v.custom,
  coalesce((w.firstname || ' '::text) || w.lastname, ''::text) as owner_name,
  coalesce(p.materials, 0::bigint)::integer as materials,
  p.last_price,
  v.search_text
from vendor v
   left join user_directory w on w.tenant_id = v.tenant_id and w.user_id = v.owner_id
   left join ( select x.tenant_id,
          x.vendor_id,
          count(distinct x.material_id) as materials,
          max(x.last_price_date) as last_price
         from material_price_source x
        group by x.tenant_id, x.vendor_id) p on p.tenant_id = v.tenant_id and p.vendor_id = v.row_id
where v.deleted_at is null;
