-- Published: measures on pages of plan sets.
create view plan_sheet_measure with (security_invoker = true) as
select tenant_id, takeoff_id, page_id
from takeoff
where deleted_at is null
