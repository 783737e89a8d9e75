create view task_folder_view with (security_invoker = true) as
select f.tenant_id,
  f.folder_id as uuid,
  f.version,
  f.created_at as "createdAt",
  f.updated_at as "updatedAt",
  f.name,
  f.type,
  coalesce(( select string_agg(a.name, ' / '::text order by t.at) as string_agg
         from unnest(f.path) with ordinality t(id, at)
           join task_folder_reach a on a.tenant_id = f.tenant_id and a.folder_id = t.id
        where a.level is not null), ''::text) as path,
  f.parent_folder_id,
  f.path as ids,
  (exists ( select 1
         from task_folder c
        where c.tenant_id = f.tenant_id and c.parent_folder_id = f.folder_id and c.deleted_at is null)) as has_children,
  r.level as permission,
  (exists ( select 1
         from task_folder_share h
        where h.tenant_id = f.tenant_id and h.folder_id = f.folder_id)) as is_shared,
  f.owner_id,
  coalesce((u.firstname || ' '::text) || u.lastname, ''::text) as owner_name
from task_folder f
   join task_folder_reach r on r.tenant_id = f.tenant_id and r.folder_id = f.folder_id
   left join user_directory u on u.tenant_id = f.tenant_id and u.user_id = f.owner_id
where f.deleted_at is null and r.level is not null;
