create view public_link_view with (security_invoker = true) as
select l.tenant_id,
  l.link_id as uuid,
  l.prop_type,
  l.prop_id,
  l.expires_at,
  l.revoked_at,
  l.password_hash is not null as has_password,
  l.sealed_token is not null as has_token,
  l.created_at as "createdAt",
  l.opened,
  l.last_opened,
  trim(both from (u.firstname || ' '::text) || u.lastname) as created_by,
  u.status = 'active'::text as maker_active,
  u.is_admin,
  security_rights(u.tenant_id, u.user_id, u.role_id) as permissions
from public_link l
   join user_directory u on u.tenant_id = l.tenant_id and u.user_id = l.created_by;
