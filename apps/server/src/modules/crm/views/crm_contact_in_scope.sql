-- Contacts that an access level limited to own or team records covers: those without an account, those of covered
-- accounts, and those named on covered opportunities and leads. Contacts have no owner.
create view crm_contact_in_scope with (security_invoker = true) as
select c.tenant_id,
  c.contact_id
from crm_contact c
where c.account_id is null or (c.account_id in ( select s.account_id from crm_account_in_scope s)) or (c.contact_id in ( select m.contact_id
         from crm_contact_mapping m
        where m.prop_type = 'account'::text and (m.prop_id in ( select s.account_id from crm_account_in_scope s)) or m.prop_type = 'opportunity'::text and (m.prop_id in ( select s.opportunity_id from crm_opportunity_in_scope s)) or m.prop_type = 'lead'::text and (m.prop_id in ( select s.row_id from crm_lead_in_scope s))))
