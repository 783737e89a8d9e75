create view setup_estimation_folder_view with (security_invoker = true) as
select r.tenant_id,
  r.row_id as uuid,
  r.version,
  r.created_at as "createdAt",
  r.updated_at as "updatedAt",
  r.name,
  r.description,
  r.parent_id,
  coalesce(p.name, ''::text) as parent_name,
  u.total_users
from setup_estimation_folder r
   left join setup_estimation_folder p on p.tenant_id = r.tenant_id and p.row_id = r.parent_id and p.deleted_at is null
   cross join lateral ( select count(*)::integer as total_users
         from user_directory s
        where s.tenant_id = r.tenant_id and (s.is_admin or ((security_rights(s.tenant_id, s.user_id, s.role_id) -> '7'::text) -> 'estimation'::text) ? 'v'::text)) u
where r.deleted_at is null;
