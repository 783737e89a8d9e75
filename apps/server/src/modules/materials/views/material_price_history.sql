create view material_price_history with (security_invoker = true) as
select p.tenant_id,
  p.price_id as uuid,
  1 as version,
  p.created_at as "createdAt",
  p.material_id,
  m.name as material_name,
  m.code as material_code,
  m.unit_of_measure,
  p.vendor_id,
  p.vendor_name,
  p.price,
  p.freight_percentage,
  p.duty_percentage,
  p.packing_percentage,
  p.tariff_percentage,
  p.cushion,
  p.sell_price,
  p.lead_time,
  p.last_price_date,
  p.expiry_price_date,
  p.order_quantity,
  p.length,
  p.breath,
  p.height,
  p.weight,
  p.volume,
  p.landed_price,
  p.estimate_price,
  m.prefered_vendor_id,
  n.price_id is not null as in_force,
  coalesce((u.firstname || ' '::text) || u.lastname, ''::text) as user_name,
  w.created_at as "withdrawnAt"
from material_price p
   join material m on m.tenant_id = p.tenant_id and m.material_id = p.material_id and m.deleted_at is null
   left join material_price_now n on n.tenant_id = p.tenant_id and n.material_id = p.material_id and n.price_id = p.price_id
   left join material_price_withdrawal w on w.tenant_id = p.tenant_id and w.price_id = p.price_id
   left join user_directory u on u.tenant_id = p.tenant_id and u.user_id = p.user_id;
