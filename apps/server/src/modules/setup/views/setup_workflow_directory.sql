-- Published: workflows with their statuses. Deleted ones are included, because records that follow them keep them.
create view setup_workflow_directory with (security_invoker = true) as
select tenant_id, row_id as workflow_id, name, statuses, transitions
from setup_workflow
