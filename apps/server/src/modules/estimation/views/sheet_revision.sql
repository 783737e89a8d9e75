create view sheet_revision with (security_invoker = true) as
select p.tenant_id,
  p.sheet_id,
  p.page_id,
  p.revision,
  f.prop_type,
  f.prop_id,
  p.current_since,
  row_number() over (partition by p.tenant_id, p.sheet_id order by p.is_current desc, p.revision desc, p.page_id desc) = 1 as counts,
  first_value(p.page_id) over (partition by p.tenant_id, p.sheet_id order by p.revision desc, p.page_id desc) as newest_page_id
from plan_page p
   join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
where p.sheet_id is not null and p.deleted_at is null and f.deleted_at is null;
