create view task_space_reach with (security_invoker = true) as
select s.tenant_id,
  s.row_id as space_id,
  s.name,
      case
          when (( select platform.caller() as caller)) is null then 0
          when ( select platform.caller_is_admin() as caller_is_admin) or s.owner_id = (( select platform.caller() as caller)) then 4
          else greatest(s.default_level, coalesce(h.permission, 0))
      end as level
from task_space s
   left join task_space_share h on h.tenant_id = s.tenant_id and h.space_id = s.row_id and h.user_id = (( select platform.caller() as caller))
where s.deleted_at is null
 offset 0;
