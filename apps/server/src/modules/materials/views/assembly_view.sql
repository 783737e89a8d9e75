create view assembly_view with (security_invoker = true) as
select tenant_id,
  assembly_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  code,
  take_off_type,
  category,
  color,
  parameters,
  markup_percentage,
  ( select count(*)::integer as count
         from assembly_material l
        where l.tenant_id = a.tenant_id and l.assembly_id = a.assembly_id) as "noOfMaterial",
  is_active,
  notes
from assembly a
where deleted_at is null;
