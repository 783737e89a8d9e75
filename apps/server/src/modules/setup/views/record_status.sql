-- Published: the statuses that a company has configured for its records.
create view record_status with (security_invoker = true) as
select tenant_id, status_id, module, field_name, name, tone, outcome, probability, sequence
from setup_status
