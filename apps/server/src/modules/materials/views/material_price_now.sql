create view material_price_now with (security_invoker = true) as
select distinct on (p.tenant_id, p.material_id) p.tenant_id,
  p.price_id,
  p.material_id,
  p.vendor_name,
  p.price,
  p.freight_percentage,
  p.duty_percentage,
  p.packing_percentage,
  p.tariff_percentage,
  p.cushion,
  p.landed_price,
  p.estimate_price,
  p.lead_time,
  p.last_price_date,
  p.expiry_price_date,
  p.created_at,
  p.vendor_id,
  p.sell_price,
  p.order_quantity,
  p.length,
  p.breath,
  p.height,
  p.weight,
  p.volume,
  p.user_id
from material_price p
   join material m on m.tenant_id = p.tenant_id and m.material_id = p.material_id
where p.last_price_date <= current_date and not (exists ( select 1
         from material_price_withdrawal w
        where w.tenant_id = p.tenant_id and w.price_id = p.price_id))
order by p.tenant_id, p.material_id, (coalesce(p.vendor_id = m.prefered_vendor_id, false)) desc, p.last_price_date desc, p.created_at desc, p.price_id desc;
