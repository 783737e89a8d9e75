create view vendor_material_view with (security_invoker = true) as
select p.tenant_id,
  p.vendor_id,
  m.material_id as uuid,
  m.name,
  m.code,
  m.unit_of_measure,
  p.price,
  p.landed_price,
  p.price_before,
  p.lead_time,
  p.last_price_date,
  p.expiry_price_date,
  p.prices
from ( select s.tenant_id,
          s.vendor_id,
          s.material_id,
          s.price,
          s.landed_price,
          s.lead_time,
          s.last_price_date,
          s.expiry_price_date,
          row_number() over w as place,
          count(*) over (partition by s.tenant_id, s.vendor_id, s.material_id)::integer as prices,
          lead(s.price) over w::numeric(18,4) as price_before
         from valid_material_price s
        where s.vendor_id is not null
        window w as (partition by s.tenant_id, s.vendor_id, s.material_id order by s.last_price_date desc, s.created_at desc, s.price_id desc)) p
   join material_directory m on m.tenant_id = p.tenant_id and m.material_id = p.material_id and m.deleted_at is null
where p.place = 1;
