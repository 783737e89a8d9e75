create view crm_account_with_totals with (security_invoker = true) as
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
  greatest(a.updated_at, p.touched)::date as last_activity,
  a.custom,
  a.search_text
from crm_account a
   left join user_directory w on w.tenant_id = a.tenant_id and w.user_id = a.owner_id
   left join ( select o.tenant_id,
          o.account_id,
          max(o.updated_at) as touched,
          sum(o.amount) filter (where s.outcome = 'open'::text) as open_pipeline,
          sum(o.amount) filter (where s.outcome = 'won'::text and o.stage_since >= date_trunc('year'::text, now())) as won_year
         from crm_opportunity o
           left join record_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity'::text and s.field_name = 'status'::text and s.name = o.stage
        where o.deleted_at is null
        group by o.tenant_id, o.account_id) p on p.tenant_id = a.tenant_id and p.account_id = a.account_id
where a.deleted_at is null;
