-- Published: which vendor has priced which material on which date. Withdrawn prices are included.
create view material_price_source with (security_invoker = true) as
select tenant_id, price_id, material_id, vendor_id, last_price_date
from material_price
