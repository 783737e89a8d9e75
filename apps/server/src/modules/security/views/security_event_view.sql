create view security_event_view with (security_invoker = true) as
select tenant_id,
  event_id as uuid,
  created_at as "createdAt",
  kind,
  user_id,
  user_name,
  address,
  agent,
  detail
from security_event;
