create view labor_template_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  description,
  items,
  jsonb_array_length(items) as count
from labor_template t
where deleted_at is null;
