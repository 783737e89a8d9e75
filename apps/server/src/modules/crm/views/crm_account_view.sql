create view crm_account_view with (security_invoker = true) as
select a.tenant_id,
  a.account_id as uuid,
  a.version,
  a.created_at as "createdAt",
  a.updated_at as "updatedAt",
  a.number,
  a.name,
  a.type,
  a.status,
  a.territory,
  a.owner_id,
  coalesce((w.firstname || ' '::text) || w.lastname, ''::text) as owner_name,
  a.phone,
  a.email,
  a.website,
  a.street,
  a.city,
  a.state,
  a.zip,
  a.description,
  coalesce(p.open_pipeline, 0::numeric) as open_pipeline,
  coalesce(p.won_year, 0::numeric) as won_year,
  greatest(a.updated_at, t.at)::date as last_activity,
  a.custom,
  a.search_text
from crm_account a
   left join user_directory w on w.tenant_id = a.tenant_id and w.user_id = a.owner_id
   left join lateral ( select sum(o.amount) filter (where s.outcome = 'open'::text) as open_pipeline,
          sum(o.amount) filter (where s.outcome = 'won'::text and o.stage_since >= date_trunc('year'::text, now())) as won_year
         from crm_opportunity o
           left join record_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity'::text and s.field_name = 'status'::text and s.name = o.stage
        where o.deleted_at is null and case when ( select platform.visible_owners(1)) is null then true else o.owner_id = any (( select platform.visible_owners(1))::uuid[]) or o.estimator_id = any (( select platform.visible_owners(1))::uuid[]) end and o.tenant_id = a.tenant_id and o.account_id = a.account_id) p on true
   -- The activities of the account's timeline: its own and those of its opportunities, contacts and converted leads.
   left join lateral ( select max(x.at) as at
         from crm_activity x
        where x.tenant_id = a.tenant_id and x.at <= now() and x.prop_id in (
           select a.account_id
           union all select o.opportunity_id from crm_opportunity o where o.tenant_id = a.tenant_id and o.account_id = a.account_id and o.deleted_at is null
           union all select c.contact_id from crm_contact c where c.tenant_id = a.tenant_id and c.account_id = a.account_id and c.deleted_at is null
           union all select l.row_id from crm_lead l where l.tenant_id = a.tenant_id and l.converted_account_id = a.account_id and l.deleted_at is null)) t on true
where a.deleted_at is null
  and case when ( select platform.visible_owners(1)) is null then true else (a.account_id in ( select s.account_id from crm_account_in_scope s)) end;
