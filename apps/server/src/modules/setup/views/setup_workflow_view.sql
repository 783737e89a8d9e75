create view setup_workflow_view with (security_invoker = true) as
select w.tenant_id,
  w.row_id as uuid,
  w.version,
  w.created_at as "createdAt",
  w.updated_at as "updatedAt",
  w.name,
  w.description,
  w.statuses,
  w.transitions,
  coalesce(m.modules, ''::text) as module
from setup_workflow w
   left join ( select setup_module_workflow.tenant_id,
          setup_module_workflow.workflow_id,
          string_agg(initcap(setup_module_workflow.module), ', '::text order by setup_module_workflow.module) as modules
         from setup_module_workflow
        group by setup_module_workflow.tenant_id, setup_module_workflow.workflow_id) m on m.tenant_id = w.tenant_id and m.workflow_id = w.row_id
where w.deleted_at is null;
