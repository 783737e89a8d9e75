create view assembly_note_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  description,
  ( select count(*)::integer as count
         from assembly a
        where a.tenant_id = n.tenant_id and a.deleted_at is null and a.notes ? n.row_id::text) as assemblies
from assembly_note n
where deleted_at is null;
