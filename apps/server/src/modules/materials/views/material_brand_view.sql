create view material_brand_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  email,
  summary,
  ( select count(*)::integer as count
         from material m
        where m.tenant_id = b.tenant_id and m.deleted_at is null and m.brand_id = b.row_id) as materials
from material_brand b
where deleted_at is null;
