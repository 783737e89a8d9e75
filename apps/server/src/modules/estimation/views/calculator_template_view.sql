create view calculator_template_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  type,
  is_default,
  ( select count(*)::integer as count
         from calculator_field f
        where f.tenant_id = r.tenant_id and f.template_id = r.row_id and f.deleted_at is null) as count,
  ( select count(*)::integer as count
         from estimation e
        where e.tenant_id = r.tenant_id and e.calculator_template_id = r.row_id and e.deleted_at is null) as estimations
from calculator_template r
where deleted_at is null;
