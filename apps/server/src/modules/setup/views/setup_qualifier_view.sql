create view setup_qualifier_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  description
from setup_qualifier
where deleted_at is null;
