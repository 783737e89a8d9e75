-- Leads that an access level limited to own or team records covers: those owned by visible users.
create view crm_lead_in_scope with (security_invoker = true) as
select l.tenant_id,
  l.row_id
from crm_lead l
where l.owner_id = any (( select platform.visible_owners(1))::uuid[])
