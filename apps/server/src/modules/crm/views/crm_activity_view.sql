create view crm_activity_view with (security_invoker = true) as
select a.tenant_id,
  a.activity_id as uuid,
  a.version,
  a.created_at as "createdAt",
  a.updated_at as "updatedAt",
  a.kind,
  a.subject,
  a.body,
  a.at,
  a.duration,
  a.direction,
  a.outcome,
  a.due,
  a.is_done,
  a.owner_id,
  coalesce((w.firstname || ' '::text) || w.lastname, ''::text) as owner_name,
  coalesce(( select jsonb_agg(jsonb_build_object('uuid', c.contact_id, 'name', (c.firstname || ' '::text) || c.lastname) order by c.lastname) as jsonb_agg
         from crm_contact c
        where c.tenant_id = a.tenant_id and (c.contact_id = any (a.people))), '[]'::jsonb) as people,
  a.prop_type,
  a.prop_id,
  a.prop_name
from crm_activity a
   left join user_directory w on w.tenant_id = a.tenant_id and w.user_id = a.owner_id
where case when ( select platform.visible_owners(1)) is null or a.owner_id = any (( select platform.visible_owners(1))::uuid[]) then true
  else
    case a.prop_type
      when 'account'::text then (a.prop_id in ( select s.account_id from crm_account_in_scope s))
      when 'opportunity'::text then (a.prop_id in ( select s.opportunity_id from crm_opportunity_in_scope s))
      when 'lead'::text then (a.prop_id in ( select s.row_id from crm_lead_in_scope s))
      when 'contact'::text then (a.prop_id in ( select s.contact_id from crm_contact_in_scope s))
      else true
    end
  end;
