create view setup_communication_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  code,
  module,
  "group",
  "desc",
  sms,
  email,
  subject,
  body,
  sms_text
from setup_communication
where deleted_at is null;
