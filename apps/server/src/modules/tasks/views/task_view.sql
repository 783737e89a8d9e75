create view task_view with (security_invoker = true) as
select i.tenant_id,
  i.item_id as uuid,
  i.version,
  i.created_at as "createdAt",
  i.updated_at as "updatedAt",
  i.number,
  i.name,
  i.details,
  i.type,
  i.space_id,
  i.folder_id,
  i.dependent_id,
  i.path,
  i.rank,
  i.workflow_id,
  i.status_id as workflow_status_id,
  coalesce(s.name, i.workflow_status) as workflow_status,
  coalesce(s.tone, 'neutral'::text) as workflow_status_color,
  coalesce(s.is_last, false) as is_done,
  i.done_at,
  coalesce(w.name, ''::text) as workflow,
  i.from_date,
  i.to_date,
  i.due_date,
  i.priority,
  i.related_type,
  i.related_id,
  i.owner_id,
  coalesce((u.firstname || ' '::text) || u.lastname, ''::text) as owner_name,
  i.custom,
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
               offset 0) h) as permission,
      case
          when sp.level > 0 then sp.name
          else ''::text
      end as space_name,
  coalesce(( select string_agg(n.name, ' / '::text order by n.at) as string_agg
         from ( select 0 as at,
                  sp.name
                where sp.level > 0
              union all
               select 0,
                  fo.name
                where fo.item_level > 0
              union all
               select t.at::integer as at,
                  a.name
                 from unnest(i.path) with ordinality t(id, at)
                   join task_item a on a.tenant_id = i.tenant_id and a.item_id = t.id
                where a.item_id <> i.item_id and (b.base > 0 or (exists ( select 1
                         from task_member g
                        where g.tenant_id = a.tenant_id and g.user_id = me.id and (g.item_id = any (a.path)))))) n), ''::text) as place,
  coalesce(( select string_agg(trim(both from (x.firstname || ' '::text) || x.lastname), ', '::text order by x.firstname, x.lastname) as string_agg
         from task_member g
           join user_directory x on x.tenant_id = g.tenant_id and x.user_id = g.user_id
        where g.tenant_id = i.tenant_id and g.item_id = i.item_id and g.is_assigned), ''::text) as assignees,
  i.search_text
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
   left join task_status_view s on s.tenant_id = i.tenant_id and s.workflow_id = i.workflow_id and s.status_id = i.status_id
   left join setup_workflow_directory w on w.tenant_id = i.tenant_id and w.workflow_id = i.workflow_id
   left join user_directory u on u.tenant_id = i.tenant_id and u.user_id = i.owner_id
where i.deleted_at is null and (b.base > 0 or (exists ( select 1
         from task_member g
        where g.tenant_id = i.tenant_id and g.user_id = me.id and (g.item_id = any (i.path))))) and (i.space_id is null or sp.space_id is not null) and (i.folder_id is null or fo.folder_id is not null);
