create view setup_workflow_status_view with (security_invoker = true) as
select w.tenant_id,
  (s.value ->> 'uuid'::text)::uuid as uuid,
  s.value ->> 'name'::text as name,
  s.value ->> 'tone'::text as tone,
  s.ordinality::integer as sequence,
  w.row_id as workflow_uuid
from setup_workflow w,
  lateral jsonb_array_elements(w.statuses) with ordinality s(value, ordinality)
where w.deleted_at is null;
