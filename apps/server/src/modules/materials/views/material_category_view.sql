create view material_category_view with (security_invoker = true) as
select c.tenant_id,
  c.row_id as uuid,
  c.version,
  c.created_at as "createdAt",
  c.updated_at as "updatedAt",
  c.name,
  c.parent_id,
  coalesce(p.name, ''::text) as parent_name,
  c.description,
  ( select count(*)::integer as count
         from material m
        where m.tenant_id = c.tenant_id and m.deleted_at is null and lower(m.category) = lower(c.name)) as materials
from material_category c
   left join material_category p on p.tenant_id = c.tenant_id and p.row_id = c.parent_id and p.deleted_at is null
where c.deleted_at is null;
