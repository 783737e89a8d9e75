-- Accounts that an access level limited to own or team records covers: those owned by visible users, and those that a
-- covered opportunity belongs to or is bid to.
create view crm_account_in_scope with (security_invoker = true) as
select a.tenant_id,
  a.account_id
from crm_account a
where a.owner_id = any (( select platform.visible_owners(1))::uuid[])
union
select o.tenant_id,
  o.account_id
from crm_opportunity_in_scope o
union
select b.tenant_id,
  b.account_id
from crm_bid b
   join crm_opportunity_in_scope o on o.tenant_id = b.tenant_id and o.opportunity_id = b.opportunity_id
where b.account_id is not null
