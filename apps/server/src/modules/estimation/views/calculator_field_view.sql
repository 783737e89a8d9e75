create view calculator_field_view with (security_invoker = true) as
select r.tenant_id,
  r.row_id as uuid,
  r.version,
  r.created_at as "createdAt",
  r.updated_at as "updatedAt",
  r.template_id,
  r.name,
  r.variable,
  r.group_id,
  r.sequence,
  r.field_type,
  r.unit_type,
  r.unit,
  r.formula,
  r.is_monetary_field,
  r.is_whole_number,
  r.is_editable,
  r.is_labor_productivity,
  r.show_in_quote,
  r.budget_column,
  r.qty_column,
  r.sell_column,
  r.custom_column,
  t.name as template_name,
  coalesce(g.name, ''::text) as group_name,
  coalesce(g.sequence, 10001) as group_sequence
from calculator_field r
   join calculator_template t on t.tenant_id = r.tenant_id and t.row_id = r.template_id and t.deleted_at is null
   left join calculator_group g on g.tenant_id = r.tenant_id and g.row_id = r.group_id and g.deleted_at is null
where r.deleted_at is null;
