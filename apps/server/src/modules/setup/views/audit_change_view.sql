create view audit_change_view with (security_invoker = true) as
select tenant_id,
  change_id as uuid,
  module,
  entity,
  entity_id,
  entity_name,
  action,
  changes,
  user_name,
  request_id,
  created_at as "createdAt"
from audit_change;
