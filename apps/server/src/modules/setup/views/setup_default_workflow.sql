-- Published: the workflow that a module's records follow unless they name another.
create view setup_default_workflow with (security_invoker = true) as
select tenant_id, module, workflow_id
from setup_module_workflow
