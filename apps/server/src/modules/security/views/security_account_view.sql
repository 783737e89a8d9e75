create view security_account_view with (security_invoker = true) as
select u.tenant_id,
  u.user_id as uuid,
  u.version,
  u.created_at as "createdAt",
  u.updated_at as "updatedAt",
  u.firstname,
  u.lastname,
  u.email,
  u.title,
  u.phone,
  u.role_id,
  u.is_admin,
  u.status,
  coalesce(r.name, ''::text) as role_name,
  coalesce(g.ids, '{}'::uuid[]) as groups,
  coalesce(g.names, ''::text) as group_names,
  u.last_login,
  u.invited_at,
  u.second_factor,
  u.department_id,
  coalesce(d.name, ''::text) as department_name,
  u.designation_id,
  coalesce(e.name, ''::text) as designation_name,
  u.qualifier_id,
  coalesce(q.name, ''::text) as qualifier_name
from security_user u
   left join security_role r on r.tenant_id = u.tenant_id and r.role_id = u.role_id and r.deleted_at is null
   left join setup_department_directory d on d.tenant_id = u.tenant_id and d.department_id = u.department_id
   left join setup_designation_directory e on e.tenant_id = u.tenant_id and e.designation_id = u.designation_id
   left join setup_qualifier_directory q on q.tenant_id = u.tenant_id and q.qualifier_id = u.qualifier_id
   left join lateral ( select array_agg(x.group_id order by x.name) as ids,
          string_agg(x.name, ', '::text order by x.name) as names
         from security_group x
           join security_group_member m using (tenant_id, group_id)
        where m.tenant_id = u.tenant_id and m.user_id = u.user_id and x.deleted_at is null) g on true;
