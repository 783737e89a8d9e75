-- Published: accounts that bid for an opportunity, once for each scope.
create view crm_bidder with (security_invoker = true) as
select tenant_id, opportunity_id, account_id
from crm_bid
