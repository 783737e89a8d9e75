-- Published: qualifiers that exist, by name.
create view setup_qualifier_directory with (security_invoker = true) as
select tenant_id, row_id as qualifier_id, name
from setup_qualifier
where deleted_at is null
