create view security_group_view with (security_invoker = true) as
select g.tenant_id,
  g.group_id as uuid,
  g.version,
  g.created_at as "createdAt",
  g.updated_at as "updatedAt",
  g.name,
  g.description,
  g.role_id,
  coalesce(r.name, ''::text) as role_name,
  coalesce(m.members, '{}'::uuid[]) as members,
  coalesce(m.names, ''::text) as member_names,
  coalesce(cardinality(m.members), 0) as size
from security_group g
   left join security_role r on r.tenant_id = g.tenant_id and r.role_id = g.role_id and r.deleted_at is null
   left join lateral ( select array_agg(x.user_id order by u.firstname, u.lastname) as members,
          string_agg((u.firstname || ' '::text) || u.lastname, ', '::text order by u.firstname, u.lastname) as names
         from security_group_member x
           join security_user u using (tenant_id, user_id)
        where x.tenant_id = g.tenant_id and x.group_id = g.group_id) m on true
where g.deleted_at is null;
