create view material_identifier_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  is_unique,
  description,
  ( select count(*)::integer as count
         from material m
        where m.tenant_id = d.tenant_id and m.deleted_at is null and m.identifiers ? d.row_id::text) as materials
from material_identifier d
where deleted_at is null;
