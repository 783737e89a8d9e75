-- Published: materials and labor of an assembly in their sequence.
create view assembly_line with (security_invoker = true) as
select tenant_id, line_id, assembly_id, material_id, formula, waste_percentage, labor_unit, labor_basis,
  labor_cost_id, equipment_cost, other_cost, lump_cost, sequence
from assembly_material
