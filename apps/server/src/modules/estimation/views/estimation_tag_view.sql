create view estimation_tag_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  description,
  ( select count(*)::integer as count
         from estimation e
        where e.tenant_id = r.tenant_id and e.tag_ids @> array[r.row_id] and e.deleted_at is null) as estimations,
  ( select count(*)::integer as count
         from quote q
           join estimation e on e.tenant_id = q.tenant_id and e.estimation_id = q.estimation_id
        where q.tenant_id = r.tenant_id and q.tag_ids @> array[r.row_id] and e.deleted_at is null) as quotes
from estimation_tag r
where deleted_at is null;
