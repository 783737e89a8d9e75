create view task_folder_reach with (security_invoker = true) as
select tenant_id,
  folder_id,
  name,
  deleted_at,
  level,
      case
          when is_own then 4
          else coalesce(level + 1, 0)
      end as item_level
from ( select f.tenant_id,
          f.folder_id,
          f.name,
          f.deleted_at,
          o.is_own,
              case
                  when o.is_own then 2
                  else ( select max(h.permission) as max
                     from task_folder_share h
                    where h.tenant_id = f.tenant_id and h.user_id = (( select platform.caller() as caller)) and (h.folder_id = any (f.path)))
              end as level
         from task_folder f
           cross join lateral ( select (( select platform.caller() as caller)) is not null and (( select platform.caller_is_admin() as caller_is_admin) or coalesce(f.owner_id = (( select platform.caller() as caller)), false)) as is_own) o) r
 offset 0;
