create view crm_contact_view with (security_invoker = true) as
select c.tenant_id,
  c.contact_id as uuid,
  c.version,
  c.created_at as "createdAt",
  c.updated_at as "updatedAt",
  c.firstname,
  c.lastname,
  c.account_id,
  coalesce(a.name, ''::text) as account_name,
  c.title,
  c.contact_type,
  c.email,
  c.phone,
  c.custom,
  c.search_text,
  c.do_not_text
from crm_contact c
   left join crm_account a on a.tenant_id = c.tenant_id and a.account_id = c.account_id
where c.deleted_at is null
  and case when ( select platform.visible_owners(1)) is null then true else (c.contact_id in ( select s.contact_id from crm_contact_in_scope s)) end;
