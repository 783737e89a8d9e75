create view crm_open_bid_view with (security_invoker = true) as
select b.tenant_id,
  b.uuid,
  b.vendor_id,
  b.account_id,
  b.name,
  o.name as opportunity_name
from crm_bid_view b
   join crm_opportunity_view o on o.tenant_id = b.tenant_id and o.uuid = b.opportunity_id
where o.outcome = 'open'::text and b.status <> 'Declined'::text;
