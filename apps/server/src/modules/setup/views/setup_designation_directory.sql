-- Published: job titles that exist, by name.
create view setup_designation_directory with (security_invoker = true) as
select tenant_id, row_id as designation_id, name
from setup_designation
where deleted_at is null
