create view plan_pin_view with (security_invoker = true) as
select m.tenant_id,
  m.mark_id as uuid,
  m.version,
  m.estimation_id,
  m.page_id,
  p.file_id as pdf_id,
  coalesce(nullif(p.page_name, ''::text), p.name) as page,
  p.number as place,
  ( select count(*)::integer as count
         from plan_mark n
        where n.tenant_id = m.tenant_id and n.page_id = m.page_id and n.type = 'pin'::text and ((row(n.created_at, n.mark_id) <= row(m.created_at, m.mark_id)))) as number,
  coalesce((m.content ->> 'resolved'::text)::boolean, false) as is_resolved,
  m.created_by,
  m.created_at as "createdAt",
  (coalesce(nullif(p.page_name, ''::text), p.name) || ', '::text) || e.name as title
from plan_mark m
   join plan_page p on p.tenant_id = m.tenant_id and p.page_id = m.page_id and p.deleted_at is null
   join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id and f.deleted_at is null
   join estimation e on e.tenant_id = m.tenant_id and e.estimation_id = m.estimation_id and e.deleted_at is null
where m.type = 'pin'::text and m.deleted_at is null;
