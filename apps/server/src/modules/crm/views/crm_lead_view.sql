create view crm_lead_view with (security_invoker = true) as
select l.tenant_id,
  l.row_id as uuid,
  l.version,
  l.created_at as "createdAt",
  l.updated_at as "updatedAt",
  l.number,
  l.name,
  l.status,
  l.rating,
  l.lead_source,
  l.amount,
  l.bid_date,
  l.territory,
  l.owner_id,
  l.company,
  l.firstname,
  l.lastname,
  l.title,
  l.email,
  l.phone,
  l.website,
  l.street,
  l.city,
  l.state,
  l.zip,
  l.description,
  l.custom,
  btrim((l.firstname || ' '::text) || l.lastname) as contact_name,
  coalesce((w.firstname || ' '::text) || w.lastname, ''::text) as owner_name,
  l.converted_at is not null as is_converted,
  l.converted_at,
  l.converted_account_id,
  coalesce(a.name, ''::text) as converted_account_name,
  l.converted_contact_id,
  coalesce((c.firstname || ' '::text) || c.lastname, ''::text) as converted_contact_name,
  l.converted_opportunity_id,
  coalesce(o.name, ''::text) as converted_opportunity_name,
  l.search_text
from crm_lead l
   left join user_directory w on w.tenant_id = l.tenant_id and w.user_id = l.owner_id
   left join crm_account a on a.tenant_id = l.tenant_id and a.account_id = l.converted_account_id and a.deleted_at is null
   left join crm_contact c on c.tenant_id = l.tenant_id and c.contact_id = l.converted_contact_id and c.deleted_at is null
   left join crm_opportunity o on o.tenant_id = l.tenant_id and o.opportunity_id = l.converted_opportunity_id and o.deleted_at is null
where l.deleted_at is null
  and case when ( select platform.visible_owners(1)) is null then true else l.owner_id = any (( select platform.visible_owners(1))::uuid[]) end;
