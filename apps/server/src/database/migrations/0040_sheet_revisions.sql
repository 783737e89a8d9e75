-- Revisions of sheets: which pages are revisions of one sheet, their order, the current one, and how two align. A page
-- without revisions has no sheet and counts.
alter table plan_page
  add column sheet_id uuid,
  add column revision int not null default 0,
  add column is_current boolean not null default true,
  -- Time at which it replaced another revision; null if it was current from the start.
  add column current_since timestamptz;
create index plan_page_sheet on plan_page (tenant_id, sheet_id) where sheet_id is not null;
-- Measure of an older revision that this one was copied from, so that it is copied once.
alter table takeoff add column copied_from uuid;
create index takeoff_copied on takeoff (tenant_id, page_id, copied_from) where copied_from is not null;
create table sheet_alignment (
  tenant_id uuid not null,
  old_page_id uuid not null,
  new_page_id uuid not null,
  pairs jsonb not null,
  user_id uuid,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, old_page_id, new_page_id),
  foreign key (tenant_id, old_page_id) references plan_page (tenant_id, page_id),
  foreign key (tenant_id, new_page_id) references plan_page (tenant_id, page_id)
);
select platform.secure(array['sheet_alignment']);

-- Revisions that are not deleted. One of each sheet counts: the chosen one, or the newest if that was deleted.
create view sheet_revision with (security_invoker = true) as
select p.tenant_id, p.sheet_id, p.page_id, p.revision, f.prop_type, f.prop_id, p.current_since,
  row_number() over (partition by p.tenant_id, p.sheet_id order by p.is_current desc, p.revision desc, p.page_id desc) = 1
    as counts,
  first_value(p.page_id) over (partition by p.tenant_id, p.sheet_id order by p.revision desc, p.page_id desc)
    as newest_page_id
from plan_page p join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
where p.sheet_id is not null and p.deleted_at is null and f.deleted_at is null;
grant select on sheet_revision to plumbline_app;
