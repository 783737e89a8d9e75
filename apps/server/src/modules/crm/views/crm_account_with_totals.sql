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
  greatest(a.updated_at, t.at)::date as last_activity,
  a.custom,
  a.search_text
from crm_account a
   left join user_directory w on w.tenant_id = a.tenant_id and w.user_id = a.owner_id
   left join ( select o.tenant_id,
          o.account_id,
          sum(o.amount) filter (where s.outcome = 'open'::text) as open_pipeline,
          sum(o.amount) filter (where s.outcome = 'won'::text and o.stage_since >= date_trunc('year'::text, now())) as won_year
         from crm_opportunity o
           left join record_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity'::text and s.field_name = 'status'::text and s.name = o.stage
        where o.deleted_at is null and case when ( select platform.visible_owners(1)) is null then true else o.owner_id = any (( select platform.visible_owners(1))::uuid[]) or o.estimator_id = any (( select platform.visible_owners(1))::uuid[]) end
        group by o.tenant_id, o.account_id) p on p.tenant_id = a.tenant_id and p.account_id = a.account_id
   left join ( select r.tenant_id,
          r.account_id,
          max(x.at) as at
         from ( select tenant_id, account_id, account_id as record_id from crm_account
                union all select tenant_id, account_id, opportunity_id from crm_opportunity where deleted_at is null
                union all select tenant_id, account_id, contact_id from crm_contact where deleted_at is null and account_id is not null
                union all select tenant_id, converted_account_id, row_id from crm_lead where deleted_at is null and converted_account_id is not null) r
           join crm_activity x on x.tenant_id = r.tenant_id and x.prop_id = r.record_id and x.at <= now()
        group by r.tenant_id, r.account_id) t on t.tenant_id = a.tenant_id and t.account_id = a.account_id
where a.deleted_at is null
  and case when ( select platform.visible_owners(1)) is null then true else (a.account_id in ( select s.account_id from crm_account_in_scope s)) end;
