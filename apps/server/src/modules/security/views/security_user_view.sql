create view security_user_view with (security_invoker = true) as
select tenant_id,
  user_id as uuid,
  version,
  username,
  email,
  firstname,
  lastname
from security_user;
