create view inclusion_exclusion_template_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  description,
  is_default,
  inclusion_exclusion,
  ( select count(*)::integer as count
         from inclusion_exclusion c
        where c.tenant_id = r.tenant_id and (c.row_id = any (r.inclusion_exclusion)) and c.deleted_at is null and c.default_inclusion = 'inclusion'::text) as included,
  ( select count(*)::integer as count
         from inclusion_exclusion c
        where c.tenant_id = r.tenant_id and (c.row_id = any (r.inclusion_exclusion)) and c.deleted_at is null and c.default_inclusion = 'exclusion'::text) as excluded
from inclusion_exclusion_template r
where deleted_at is null;
