-- Department, designation and qualifier of users, and renaming of statuses.

alter table security_user
  add column department_id uuid,
  add column designation_id uuid,
  add column qualifier_id uuid,
  add foreign key (tenant_id, department_id) references setup_department (tenant_id, row_id),
  add foreign key (tenant_id, designation_id) references setup_designation (tenant_id, row_id),
  add foreign key (tenant_id, qualifier_id) references setup_qualifier (tenant_id, row_id);

create or replace view security_account_view with (security_invoker = true) as
select u.tenant_id, u.user_id as uuid, u.version, u.created_at as "createdAt", u.updated_at as "updatedAt", u.firstname,
  u.lastname, u.email, u.title, u.phone, u.role_id, u.is_admin, u.status, coalesce(r.name, '') as role_name,
  coalesce(g.ids, '{}') as groups, coalesce(g.names, '') as group_names, u.last_login, u.invited_at,
  u.second_factor, u.department_id, coalesce(d.name, '') as department_name, u.designation_id,
  coalesce(e.name, '') as designation_name, u.qualifier_id, coalesce(q.name, '') as qualifier_name
from security_user u
left join security_role r on r.tenant_id = u.tenant_id and r.role_id = u.role_id and r.deleted_at is null
left join setup_department d on d.tenant_id = u.tenant_id and d.row_id = u.department_id and d.deleted_at is null
left join setup_designation e on e.tenant_id = u.tenant_id and e.row_id = u.designation_id and e.deleted_at is null
left join setup_qualifier q on q.tenant_id = u.tenant_id and q.row_id = u.qualifier_id and q.deleted_at is null
left join lateral (
  select array_agg(x.group_id order by x.name) as ids, string_agg(x.name, ', ' order by x.name) as names
  from security_group x join security_group_member m using (tenant_id, group_id)
  where m.tenant_id = u.tenant_id and m.user_id = u.user_id and x.deleted_at is null
) g on true;

alter table setup_status add column version int not null default 1;
