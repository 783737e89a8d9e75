-- Published: sales territories by the states that they cover.
create view setup_territory_area with (security_invoker = true) as
select tenant_id, row_id as territory_id, name, states
from setup_territory
where deleted_at is null
