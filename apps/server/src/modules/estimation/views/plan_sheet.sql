-- Published: pages of plan sets with their stored content, deleted ones included. Sizes are in PDF points.
create view plan_sheet with (security_invoker = true) as
select tenant_id, page_id, file_id, number, name, page_name, is_processed, width, height, rotation, turn, text,
  pdf_key, preview_key, calibrations, copied_from, sheet_id, revision, updated_at, deleted_at
from plan_page
