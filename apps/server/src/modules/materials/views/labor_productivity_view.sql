create view labor_productivity_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  code,
  subcategory,
  value,
  work_unit,
  unit,
  ( select count(distinct l.assembly_id)::integer as count
         from assembly_material l
           join assembly a on a.tenant_id = l.tenant_id and a.assembly_id = l.assembly_id and a.deleted_at is null
        where l.tenant_id = p.tenant_id and l.labor_productivity_id = p.row_id) as uses
from labor_productivity p
where deleted_at is null;
