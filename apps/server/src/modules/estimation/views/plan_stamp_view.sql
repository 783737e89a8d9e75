create view plan_stamp_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  text,
  color,
  image_id
from plan_stamp
where deleted_at is null;
