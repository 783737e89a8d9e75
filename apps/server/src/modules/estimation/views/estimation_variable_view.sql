create view estimation_variable_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  variable,
  value,
  unit,
  column_id,
  description
from estimation_variable
where deleted_at is null;
