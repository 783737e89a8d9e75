create view drive_file_view with (security_invoker = true) as
select tenant_id,
  file_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  type,
  parent_id,
  prop_type,
  prop_id,
  cloud_status,
  size,
  content_type,
  state,
  problem,
  ( select count(*)::integer as count
         from plan_sheet p
        where p.tenant_id = f.tenant_id and p.file_id = f.file_id and p.deleted_at is null) as pages,
  path,
  owner_id,
  revision,
  content_at
from drive_file f
where deleted_at is null;
