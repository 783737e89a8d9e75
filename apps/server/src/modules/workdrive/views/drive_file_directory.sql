-- Published: files and folders by the record that they belong to, deleted ones included.
create view drive_file_directory with (security_invoker = true) as
select tenant_id, file_id, name, type, content_type, prop_type, prop_id, cloud_status, created_at, deleted_at
from drive_file
