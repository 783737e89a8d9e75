create view calculator_group_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  sequence,
  ( select count(*)::integer as count
         from calculator_field f
           join calculator_template t on t.tenant_id = f.tenant_id and t.row_id = f.template_id and t.deleted_at is null
        where f.tenant_id = r.tenant_id and f.group_id = r.row_id and f.deleted_at is null) as count
from calculator_group r
where deleted_at is null;
