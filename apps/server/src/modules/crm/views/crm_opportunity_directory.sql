-- Published: opportunities by name, stage and bid date, deleted ones included.
create view crm_opportunity_directory with (security_invoker = true) as
select tenant_id, opportunity_id, account_id, name, stage, bid_date, estimator_id, deleted_at
from crm_opportunity
