create view unit_of_measure_view with (security_invoker = true) as
select tenant_id,
  unit_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  value,
  category,
  factor,
  per,
  ( select count(*)::integer as count
         from material m
        where m.tenant_id = u.tenant_id and m.deleted_at is null and lower(m.unit_of_measure) = lower(u.value)) as materials
from unit_of_measure u
where deleted_at is null;
