create view inclusion_exclusion_view with (security_invoker = true) as
select tenant_id,
  row_id as uuid,
  version,
  created_at as "createdAt",
  updated_at as "updatedAt",
  name,
  default_inclusion,
  include_on,
  tag,
  description,
  calculate_by,
  value,
  base,
  formula,
      case calculate_by
          when 'fixed_value'::text then to_char(coalesce(value, 0::numeric), 'FM$999,999,999,999,990.00'::text)
          when 'percentage'::text then (trim_scale(coalesce(value, 0::numeric)) || '% of '::text) ||
          case base
              when 'direct'::text then 'direct cost'::text
              else base
          end
          when 'formula'::text then formula
          else ''::text
      end as calculation,
  ( select count(*)::integer as count
         from inclusion_exclusion_template t
        where t.tenant_id = r.tenant_id and t.inclusion_exclusion @> array[r.row_id] and t.deleted_at is null) as templates
from inclusion_exclusion r
where deleted_at is null;
