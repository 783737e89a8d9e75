create view task_status_view with (security_invoker = true) as
select w.tenant_id,
  w.workflow_id,
  (s.value ->> 'uuid'::text)::uuid as status_id,
  s.value ->> 'name'::text as name,
  s.value ->> 'tone'::text as tone,
  s.ordinality::integer as sequence,
  s.ordinality = jsonb_array_length(w.statuses) as is_last
from setup_workflow_directory w,
  lateral jsonb_array_elements(w.statuses) with ordinality s(value, ordinality);
