create view crm_opportunity_view with (security_invoker = true) as
select o.tenant_id,
  o.opportunity_id as uuid,
  o.version,
  o.created_at as "createdAt",
  o.updated_at as "updatedAt",
  o.number,
  o.name,
  o.account_id,
  a.name as account_name,
  o.stage,
  o.stage_since,
  o.amount,
  o.probability,
  o.bid_date,
  o.award_date,
  o.lead_source,
  o.scope,
  o.site,
  o.floor_area,
  o.start_date,
  o.owner_id,
  coalesce((w.firstname || ' '::text) || w.lastname, ''::text) as owner_name,
  o.estimator_id,
  coalesce((e.firstname || ' '::text) || e.lastname, ''::text) as estimator_name,
  o.description,
  coalesce(s.outcome, ''::text) as outcome,
  o.custom,
  a.territory,
  round(o.amount * o.probability::numeric / 100::numeric, 2) as weighted,
  o.search_text
from crm_opportunity o
   join crm_account a on a.tenant_id = o.tenant_id and a.account_id = o.account_id
   left join user_directory w on w.tenant_id = o.tenant_id and w.user_id = o.owner_id
   left join user_directory e on e.tenant_id = o.tenant_id and e.user_id = o.estimator_id
   left join record_status s on s.tenant_id = o.tenant_id and s.module = 'opportunity'::text and s.field_name = 'status'::text and s.name = o.stage
where o.deleted_at is null
  and case when ( select platform.visible_owners(1)) is null then true else o.owner_id = any (( select platform.visible_owners(1))::uuid[]) or o.estimator_id = any (( select platform.visible_owners(1))::uuid[]) end;
