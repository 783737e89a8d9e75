-- Published: materials by name, code and unit, deleted ones included.
create view material_directory with (security_invoker = true) as
select tenant_id, material_id, name, code, unit_of_measure, order_quantity, deleted_at
from material
