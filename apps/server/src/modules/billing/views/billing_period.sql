-- Published: the day on which a company's paid period ends.
create view billing_period with (security_invoker = true) as
select tenant_id, period_end
from billing_account
