create view task_reach_view with (security_invoker = true) as
select i.tenant_id,
  i.item_id,
  i.name,
  i.deleted_at,
  i.trash_id,
  ( select
              case
                  when h.held = 2 and i.owner_id = me.id then 3
                  else h.held
              end as held
         from ( select
                      case
                          when b.base >= 3 then b.base
                          else greatest(b.base, coalesce(( select max(g.level) as max
                             from task_member g
                            where g.tenant_id = i.tenant_id and g.user_id = me.id and (g.item_id = any (i.path))), 0))
                      end as held
               offset 0) h) as permission
from task_item i
   cross join ( select platform.caller() as id,
          platform.caller_is_admin() as is_admin
       offset 0) me
   left join task_space_reach sp on sp.tenant_id = i.tenant_id and sp.space_id = i.space_id
   left join task_folder_reach fo on fo.tenant_id = i.tenant_id and fo.folder_id = i.folder_id and fo.deleted_at is null
   cross join lateral ( select
              case
                  when me.id is null then 0
                  when me.is_admin or i.personal_owner_id = me.id then 4
                  when ( select platform.visible_owners(8)) is not null and coalesce(sp.level, fo.item_level, 0) < 4 and not (coalesce(i.owner_id = any (( select platform.visible_owners(8))::uuid[]), false) or (exists ( select 1
                     from task_member g
                    where g.tenant_id = i.tenant_id and g.is_assigned and (g.item_id = any (i.path)) and (g.user_id = any (( select platform.visible_owners(8))::uuid[]))))) then 0
                  else coalesce(sp.level, fo.item_level, 0)
              end as base
       offset 0) b
where (b.base > 0 or (exists ( select 1
         from task_member g
        where g.tenant_id = i.tenant_id and g.user_id = me.id and (g.item_id = any (i.path))))) and (i.space_id is null or sp.space_id is not null) and (i.folder_id is null or fo.folder_id is not null);
