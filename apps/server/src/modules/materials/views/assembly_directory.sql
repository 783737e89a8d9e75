-- Published: assemblies by name with their markup, deleted ones included.
create view assembly_directory with (security_invoker = true) as
select tenant_id, assembly_id, name, markup_percentage, deleted_at
from assembly
