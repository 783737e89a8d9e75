-- Published: departments that exist, by name.
create view setup_department_directory with (security_invoker = true) as
select tenant_id, row_id as department_id, name
from setup_department
where deleted_at is null
