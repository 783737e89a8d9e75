create view task_space_view with (security_invoker = true) as
select s.tenant_id,
  s.row_id as uuid,
  s.version,
  s.created_at as "createdAt",
  s.updated_at as "updatedAt",
  s.name,
  s.description,
  s.workflow_id,
  s.default_level,
      case
          when s.module = ''::text then 'own'::text
          else s.module
      end as type,
  r.level as permission,
  coalesce(w.name, ''::text) as workflow_name,
  s.owner_id,
  coalesce((u.firstname || ' '::text) || u.lastname, ''::text) as owner_name
from task_space s
   join task_space_reach r on r.tenant_id = s.tenant_id and r.space_id = s.row_id
   left join setup_workflow_directory w on w.tenant_id = s.tenant_id and w.workflow_id = s.workflow_id
   left join user_directory u on u.tenant_id = s.tenant_id and u.user_id = s.owner_id
where r.level > 0;
