create view security_role_view with (security_invoker = true) as
select tenant_id,
  role_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  description,
  permissions,
  record_scopes as scopes,
  ( select count(*)::integer as count
         from security_user u
        where u.tenant_id = r.tenant_id and u.role_id = r.role_id and u.status <> 'deactivated'::text) as users,
  ( select count(*)::integer as count
         from security_group g
        where g.tenant_id = r.tenant_id and g.role_id = r.role_id and g.deleted_at is null) as groups,
  ( select count(*)::integer as count
         from jsonb_each(r.permissions) a(key, value),
          lateral jsonb_each(a.value) n(key, value),
          lateral jsonb_each(n.value) jsonb_each(key, value)) as rights_count
from security_role r
where deleted_at is null;
