-- Published: vendors by name and number with their contact details, deleted ones included.
create view vendor_directory with (security_invoker = true) as
select tenant_id, row_id as vendor_id, number, name, type, email, phone, website, street, city, state, zip
from vendor
