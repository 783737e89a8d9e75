create view labor_cost_view with (security_invoker = true) as
select tenant_id,
  labor_cost_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  unit,
  is_non_labor,
  regular_cost,
  overtime_cost,
  double_overtime_cost,
  nightshift_cost,
  ((( select count(distinct l.assembly_id) as count
         from assembly_material l
           join assembly a on a.tenant_id = l.tenant_id and a.assembly_id = l.assembly_id and a.deleted_at is null
        where l.tenant_id = c.tenant_id and l.labor_cost_id = c.labor_cost_id)) + (( select count(*) as count
         from labor_template t
        where t.tenant_id = c.tenant_id and t.deleted_at is null and t.items @? format('$[*].labor_costs[*] ? (@.labor_cost_id == "%s")'::text, c.labor_cost_id)::jsonpath)))::integer as uses
from labor_cost c
where deleted_at is null;
