-- Adds the default calculator templates to existing companies.
insert into calculator_group (tenant_id, row_id, name, sequence)
select t.tenant_id, gen_random_uuid(), g.name, g.sequence
from platform.tenant t cross join (values ('Quantity', 10), ('Material', 20), ('Labor', 30), ('Equipment', 40), ('Cost', 50), ('Sell', 60), ('Tax', 70)) g(name, sequence);
insert into calculator_template (tenant_id, row_id, name, type, is_default)
select t.tenant_id, gen_random_uuid(), n.name, n.type, n.is_default
from platform.tenant t cross join (values ('Basic', 'without_takeoff', false), ('Standard', 'with_takeoff', true)) n(name, type, is_default);
insert into calculator_field (tenant_id, row_id, template_id, group_id, name, variable, sequence, field_type, unit_type, unit,
  formula, is_monetary_field, is_editable, show_in_quote, budget_column, qty_column, sell_column, custom_column)
select t.tenant_id, gen_random_uuid(), t.row_id, g.row_id, f.label, f.variable, f.sequence, 'number', f.unit_type, f.unit,
  f.formula, f.is_monetary, f.is_editable, f.in_quote, f.is_budget, f.is_quantity, f.is_sell, false
from (values
  ('Basic', 'Quantity', 'Quantity', 'line_quantity', 10, 'dynamic', '', 'quantity', false, true, true, false, true, false),
  ('Basic', 'Cost', 'Unit cost', 'line_unit_cost', 20, 'dynamic', '', 'unit_cost', true, false, false, false, false, false),
  ('Basic', 'Cost', 'Total cost', 'line_cost', 30, 'static', '$', 'cost', true, false, false, true, false, false),
  ('Basic', 'Sell', 'Markup', 'line_markup', 40, 'static', '%', 'markup', false, true, false, false, false, false),
  ('Basic', 'Sell', 'Sell', 'line_sell', 50, 'static', '$', 'sell', true, false, true, false, false, true),
  ('Standard', 'Quantity', 'Quantity', 'line_quantity', 10, 'dynamic', '', 'quantity', false, true, true, false, true, false),
  ('Standard', 'Material', 'Mat. unit', 'line_unit_price', 20, 'dynamic', '', 'unit_price', true, true, false, false, false, false),
  ('Standard', 'Material', 'Material', 'line_material', 30, 'static', '$', 'material', true, false, false, false, false, false),
  ('Standard', 'Labor', 'Hours', 'line_hours', 40, 'static', 'HR', 'hours', false, false, false, false, false, false),
  ('Standard', 'Labor', 'Labor', 'line_labor', 50, 'static', '$', 'labor', true, false, false, false, false, false),
  ('Standard', 'Equipment', 'Equipment', 'line_equipment', 60, 'static', '$', 'equipment + other', true, false, false, false, false, false),
  ('Standard', 'Cost', 'Unit cost', 'line_unit_cost', 70, 'dynamic', '', 'unit_cost', true, false, false, false, false, false),
  ('Standard', 'Cost', 'Cost', 'line_cost', 80, 'static', '$', 'line_material + line_labor + line_equipment', true, false, false, true, false, false),
  ('Standard', 'Cost', 'Overhead', 'line_overhead', 90, 'static', '$', 'line_cost * (overhead_percent + contingency_percent) / 100', true, false, false, false, false, false),
  ('Standard', 'Sell', 'Profit', 'line_profit', 100, 'static', '$', 'line_sell - line_cost - line_overhead', true, false, false, false, false, false),
  ('Standard', 'Sell', 'Markup', 'line_markup', 110, 'static', '%', 'markup', false, true, false, false, false, false),
  ('Standard', 'Sell', 'Sell', 'line_sell', 120, 'static', '$', 'sell', true, false, true, false, false, true),
  ('Standard', 'Tax', 'Tax', 'line_tax', 130, 'static', '$', 'line_sell * tax_percent / 100', true, false, false, false, false, false)
) f(template, group_name, label, variable, sequence, unit_type, unit, formula, is_monetary, is_editable, in_quote, is_budget,
  is_quantity, is_sell)
join calculator_template t on t.name = f.template
join calculator_group g on g.tenant_id = t.tenant_id and g.name = f.group_name;
