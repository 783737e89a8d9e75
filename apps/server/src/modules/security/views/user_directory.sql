-- Published: users as other modules read them.
create view user_directory with (security_invoker = true) as
select tenant_id, user_id, username, email, firstname, lastname, status, is_admin, role_id, title, phone,
  picture
from security_user
