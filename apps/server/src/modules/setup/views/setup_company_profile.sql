-- Published: a company's legal name, address, tax number and time zone.
create view setup_company_profile with (security_invoker = true) as
select tenant_id, legal_name, street, city, state, zip, phone, email, website, tax_id, time_zone, version
from setup_company
