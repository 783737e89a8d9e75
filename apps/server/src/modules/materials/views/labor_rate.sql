-- Published: labor rates by name, in currency per unit, deleted ones included.
create view labor_rate with (security_invoker = true) as
select tenant_id, labor_cost_id, name, unit, is_non_labor, regular_cost, overtime_cost, double_overtime_cost,
  nightshift_cost
from labor_cost
