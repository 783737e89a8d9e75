-- Published: prices of materials that were not withdrawn, past and future ones included.
create view valid_material_price with (security_invoker = true) as
select p.tenant_id, p.price_id, p.material_id, p.vendor_id, p.vendor_name, p.price, p.freight_percentage,
  p.duty_percentage, p.packing_percentage, p.tariff_percentage, p.cushion, p.landed_price, p.lead_time,
  p.last_price_date, p.expiry_price_date, p.created_at
from material_price p
where not exists (select 1 from material_price_withdrawal w
  where w.tenant_id = p.tenant_id and w.price_id = p.price_id)
