-- Revisions of a sheet: which pages are one, the older before the newer, which of them counts, and how two lie on each
-- other. A page that is alone has no sheet, and counts.
alter table plan_page
  add column sheet_id uuid,
  add column revision int not null default 0,
  add column is_current boolean not null default true,
  -- When it took the place of another revision; null for one that counted from the start.
  add column current_since timestamptz;
create index plan_page_sheet on plan_page (tenant_id, sheet_id) where sheet_id is not null;
-- The measure of an older revision that this one was copied from: copying twice copies once.
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

-- The revisions that are there. One of each sheet counts: the chosen one, else, where that was deleted, the newest.
create view sheet_revision with (security_invoker = true) as
select p.tenant_id, p.sheet_id, p.page_id, p.revision, f.prop_type, f.prop_id, p.current_since,
  row_number() over (partition by p.tenant_id, p.sheet_id order by p.is_current desc, p.revision desc, p.page_id desc) = 1
    as counts,
  first_value(p.page_id) over (partition by p.tenant_id, p.sheet_id order by p.revision desc, p.page_id desc)
    as newest_page_id
from plan_page p join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
where p.sheet_id is not null and p.deleted_at is null and f.deleted_at is null;
grant select on sheet_revision to plumbline_app;
