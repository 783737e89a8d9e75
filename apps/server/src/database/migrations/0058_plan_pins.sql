-- Pins: marks with a discussion. Their comments have the type `planPin` and the id of the mark.
create index plan_mark_pins on plan_mark (tenant_id, page_id, created_at, mark_id) where type = 'pin';
create view plan_pin_view with (security_invoker = true) as
select m.tenant_id, m.mark_id as uuid, m.version, m.estimation_id, m.page_id, p.file_id as pdf_id,
  coalesce(nullif(p.page_name, ''), p.name) as page, p.number as place,
  -- Deleted pins keep their number, so that numbers are stable.
  (select count(*)::int from plan_mark n where n.tenant_id = m.tenant_id and n.page_id = m.page_id and n.type = 'pin'
    and (n.created_at, n.mark_id) <= (m.created_at, m.mark_id)) as number,
  coalesce((m.content->>'resolved')::boolean, false) as is_resolved, m.created_by, m.created_at as "createdAt",
  coalesce(nullif(p.page_name, ''), p.name) || ', ' || e.name as title
from plan_mark m
join plan_page p on p.tenant_id = m.tenant_id and p.page_id = m.page_id and p.deleted_at is null
join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id and f.deleted_at is null
join estimation e on e.tenant_id = m.tenant_id and e.estimation_id = m.estimation_id and e.deleted_at is null
where m.type = 'pin' and m.deleted_at is null;
grant select on plan_pin_view to plumbline_app;
