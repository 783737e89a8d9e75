create view quote_template_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  type,
  is_default,
  description,
  template,
  ( select count(*)::integer as count
         from quote q
           join estimation e on e.tenant_id = q.tenant_id and e.estimation_id = q.estimation_id
        where q.tenant_id = r.tenant_id and q.template_id = r.row_id and q.status = 'Draft'::text and e.deleted_at is null) as drafts
from quote_template r
where deleted_at is null;
