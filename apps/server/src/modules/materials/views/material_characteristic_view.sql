create view material_characteristic_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  unit,
  choices,
  description,
  ( select count(*)::integer as count
         from material m
        where m.tenant_id = d.tenant_id and m.deleted_at is null and m.characteristics ? d.row_id::text) as materials
from material_characteristic d
where deleted_at is null;
