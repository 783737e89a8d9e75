create view crm_bid_view with (security_invoker = true) as
select b.tenant_id,
  b.bid_id as uuid,
  b.version,
  b.created_at as "createdAt",
  b.updated_at as "updatedAt",
  b.opportunity_id,
  b.vendor_id,
  b.account_id,
  coalesce(b.vendor_id, b.account_id) as company_id,
  coalesce(v.name, a.name) as name,
  coalesce(v.number, a.number) as number,
  coalesce(v.type, a.type) as type,
  coalesce(v.email, a.email) as email,
  coalesce(v.phone, a.phone) as phone,
  coalesce(v.website, a.website) as website,
  concat_ws(', '::text, nullif(coalesce(v.street, a.street), ''::text), nullif(coalesce(v.city, a.city), ''::text), nullif(btrim((coalesce(v.state, a.state) || ' '::text) || coalesce(v.zip, a.zip)), ''::text)) as address,
  b.scope,
  b.status,
  b.amount,
  b.invited_on,
  b.due_on,
  b.answered_on,
  b.note
from crm_bid b
   left join vendor_directory v on v.tenant_id = b.tenant_id and v.vendor_id = b.vendor_id
   left join crm_account a on a.tenant_id = b.tenant_id and a.account_id = b.account_id
where case when ( select platform.visible_owners(1)) is null then true else (b.opportunity_id in ( select s.opportunity_id from crm_opportunity_in_scope s)) end;
