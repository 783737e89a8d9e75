create view setup_territory_view with (security_invoker = true) as
select t.tenant_id,
  t.row_id as uuid,
  t.version,
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  t.name,
  t.description,
  t.states,
  array_to_string(t.states, ', '::text) as state_names,
  t.zips,
  coalesce(m.size, 0::bigint)::integer as total_users,
  coalesce(m.members, '[]'::jsonb) as members,
  coalesce(m.names, ''::text) as member_names,
  coalesce(a.count, 0::bigint)::integer as accounts
from setup_territory t
   left join ( select x.tenant_id,
          x.territory_id,
          count(*) as size,
          jsonb_agg(jsonb_build_object('user_id', x.user_id, 'access', x.access) order by u.firstname, u.lastname) as members,
          string_agg(((((u.firstname || ' '::text) || u.lastname) || ' ('::text) || x.access) || ')'::text, ', '::text order by u.firstname, u.lastname) as names
         from setup_territory_member x
           join user_directory u on u.tenant_id = x.tenant_id and u.user_id = x.user_id
        group by x.tenant_id, x.territory_id) m on m.tenant_id = t.tenant_id and m.territory_id = t.row_id
   left join ( select crm_account_directory.tenant_id,
          crm_account_directory.territory,
          count(*) as count
         from crm_account_directory
        where crm_account_directory.deleted_at is null
        group by crm_account_directory.tenant_id, crm_account_directory.territory) a on a.tenant_id = t.tenant_id and a.territory = t.name
where t.deleted_at is null;
