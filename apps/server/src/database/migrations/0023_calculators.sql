-- Calculators of estimates: variables, material formulas, and templates with their columns.
select platform.configuration('estimation_variable', 'name text not null, variable text not null, value numeric,
  unit text not null default '''', column_id text not null default '''', description text not null default ''''', '{name,variable}');
select platform.configuration('material_formula', 'name text not null, formula_variable text not null, material_id uuid,
  unit text not null, formula text not null', '{name,formula_variable}');
select platform.configuration('calculator_group', 'name text not null, sequence int not null default 0', '{name}');
select platform.configuration('calculator_template', 'name text not null, type text not null,
  is_default boolean not null default false', '{name}');
select platform.configuration('calculator_field', 'template_id uuid not null, name text not null, variable text not null,
  group_id uuid, sequence int not null default 0, field_type text not null, unit_type text not null,
  unit text not null default '''', formula text not null default '''', is_monetary_field boolean not null default false,
  is_whole_number boolean not null default false, is_editable boolean not null default false,
  is_labor_productivity boolean not null default false, show_in_quote boolean not null default false,
  budget_column boolean not null default false, qty_column boolean not null default false,
  sell_column boolean not null default false, custom_column boolean not null default true');
alter table material_formula add foreign key (tenant_id, material_id) references material (tenant_id, material_id);
alter table calculator_field
  add foreign key (tenant_id, template_id) references calculator_template (tenant_id, row_id),
  add foreign key (tenant_id, group_id) references calculator_group (tenant_id, row_id);
create unique index calculator_field_variable on calculator_field (tenant_id, template_id, lower(variable))
  where deleted_at is null;
create unique index calculator_template_default on calculator_template (tenant_id) where is_default and deleted_at is null;

alter table estimation
  add column calculator_template_id uuid,
  add foreign key (tenant_id, calculator_template_id) references calculator_template (tenant_id, row_id);
create index estimation_calculator on estimation (tenant_id, calculator_template_id) where deleted_at is null;
-- Values entered by hand in a column of the template.
create table estimate_field_value (
  tenant_id uuid not null,
  estimation_id uuid not null,
  condition_id uuid not null,
  line_id uuid not null,
  field_id uuid not null,
  value text not null,
  user_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, estimation_id, condition_id, line_id, field_id),
  foreign key (tenant_id, estimation_id) references estimation (tenant_id, estimation_id),
  foreign key (tenant_id, field_id) references calculator_field (tenant_id, row_id)
);
select platform.secure(array['estimate_field_value']);

select platform.kind_view('material_formula', 'coalesce(m.name, '''') as material_name',
  'left join material m on m.tenant_id = r.tenant_id and m.material_id = r.material_id');
select platform.kind_view('calculator_group', '(select count(*)::int from calculator_field f
    join calculator_template t on t.tenant_id = f.tenant_id and t.row_id = f.template_id and t.deleted_at is null
    where f.tenant_id = r.tenant_id and f.group_id = r.row_id and f.deleted_at is null) as count');
select platform.kind_view('calculator_template', '(select count(*)::int from calculator_field f
    where f.tenant_id = r.tenant_id and f.template_id = r.row_id and f.deleted_at is null) as count,
  (select count(*)::int from estimation e where e.tenant_id = r.tenant_id and e.calculator_template_id = r.row_id
    and e.deleted_at is null) as estimations');
-- Columns of a deleted template are deleted and restored with it.
select platform.kind_view('calculator_field', 't.name as template_name, coalesce(g.name, '''') as group_name,
  coalesce(g.sequence, 10001) as group_sequence',
  'join calculator_template t on t.tenant_id = r.tenant_id and t.row_id = r.template_id and t.deleted_at is null
  left join calculator_group g on g.tenant_id = r.tenant_id and g.row_id = r.group_id and g.deleted_at is null');

-- Users with rights to estimations get the same rights to calculators.
update security_role set permissions = jsonb_set(permissions, '{7,calculator}', permissions#>'{7,estimation}')
where permissions#>>'{7,estimation,v}' = '1';
