-- Published: estimations by name, deleted ones included.
create view estimation_directory with (security_invoker = true) as
select tenant_id, estimation_id, name, deleted_at
from estimation
