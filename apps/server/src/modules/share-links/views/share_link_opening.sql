create view share_link_opening with (security_invoker = true) as
select l.tenant_id,
  l.prop_type,
  l.prop_id,
  sum(l.opened)::int as opened,
  max(l.last_opened) as last_opened
from public_link l
group by l.tenant_id, l.prop_type, l.prop_id;
