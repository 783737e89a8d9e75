create view setup_department_view with (security_invoker = true) as
select d.tenant_id,
  d.row_id as uuid,
  d.version,
  d.created_at as "createdAt",
  d.updated_at as "updatedAt",
  d.name,
  d.parent_id,
  coalesce(p.name, ''::text) as parent_name,
  d.head_id,
  coalesce((h.firstname || ' '::text) || h.lastname, ''::text) as head_name,
  d.description
from setup_department d
   left join setup_department p on p.tenant_id = d.tenant_id and p.row_id = d.parent_id and p.deleted_at is null
   left join user_directory h on h.tenant_id = d.tenant_id and h.user_id = d.head_id
where d.deleted_at is null;
