create view material_view with (security_invoker = true) as
select m.tenant_id,
  m.material_id as uuid,
  m.version,
  m.created_at as "createdAt",
  m.updated_at as "updatedAt",
  m.name,
  m.code,
  m.unit_of_measure,
  m.category,
  m.escalation,
  m.order_quantity,
  m.waste_percentage,
  coalesce(p.estimate_price, 0::numeric) as estimate_price,
  coalesce(p.landed_price, 0::numeric) as landed_price,
  coalesce(p.vendor_name, ''::text) as vendor_name,
  p.last_price_date,
  p.expiry_price_date,
  m.custom,
  m.brand_id,
  coalesce(b.name, ''::text) as brand_name,
  m.prefered_vendor_id,
  coalesce(v.name, ''::text) as prefered_vendor_name,
  m.is_active,
  m.identifiers,
  m.characteristics,
  coalesce(( select string_agg((d.name || ' '::text) || i.value, ', '::text order by d.name) as string_agg
         from jsonb_each_text(m.identifiers) i(key, value)
           join material_identifier d on d.tenant_id = m.tenant_id and d.row_id = i.key::uuid and d.deleted_at is null), ''::text) as identifier_words,
  coalesce(( select string_agg(((d.name || ' '::text) || i.value) ||
              case d.unit
                  when ''::text then ''::text
                  else ' '::text || d.unit
              end, ', '::text order by d.name) as string_agg
         from jsonb_each_text(m.characteristics) i(key, value)
           join material_characteristic d on d.tenant_id = m.tenant_id and d.row_id = i.key::uuid and d.deleted_at is null), ''::text) as characteristic_words,
  p.sell_price,
  p.lead_time,
  m.search_text
from material m
   left join lateral ( select x.tenant_id,
          x.price_id,
          x.material_id,
          x.vendor_name,
          x.price,
          x.freight_percentage,
          x.duty_percentage,
          x.packing_percentage,
          x.tariff_percentage,
          x.cushion,
          x.landed_price,
          x.estimate_price,
          x.lead_time,
          x.last_price_date,
          x.expiry_price_date,
          x.created_at,
          x.vendor_id,
          x.sell_price,
          x.order_quantity,
          x.length,
          x.breath,
          x.height,
          x.weight,
          x.volume,
          x.user_id
         from material_price_now x
        where x.tenant_id = m.tenant_id and x.material_id = m.material_id) p on true
   left join material_brand b on b.tenant_id = m.tenant_id and b.row_id = m.brand_id
   left join vendor_directory v on v.tenant_id = m.tenant_id and v.vendor_id = m.prefered_vendor_id
where m.deleted_at is null;
