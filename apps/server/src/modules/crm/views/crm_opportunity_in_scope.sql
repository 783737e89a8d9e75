-- Opportunities that an access level limited to own or team records covers: those owned or estimated by visible users.
create view crm_opportunity_in_scope with (security_invoker = true) as
select o.tenant_id,
  o.opportunity_id,
  o.account_id
from crm_opportunity o
where o.owner_id = any (( select platform.visible_owners(1))::uuid[]) or o.estimator_id = any (( select platform.visible_owners(1))::uuid[])
