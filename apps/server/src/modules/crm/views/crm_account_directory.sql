-- Published: accounts by name and territory, deleted ones included.
create view crm_account_directory with (security_invoker = true) as
select tenant_id, account_id, name, territory, deleted_at
from crm_account
