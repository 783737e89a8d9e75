create view material_formula_view with (security_invoker = true) as
select r.tenant_id,
  r.row_id as uuid,
  r.version,
  r.created_at as "createdAt",
  r.updated_at as "updatedAt",
  r.name,
  r.formula_variable,
  r.material_id,
  r.unit,
  r.formula,
  coalesce(m.name, ''::text) as material_name
from material_formula r
   left join material_directory m on m.tenant_id = r.tenant_id and m.material_id = r.material_id
where r.deleted_at is null;
