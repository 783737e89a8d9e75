-- Labor units are hours per installed unit: waste and order rounding buy material and install nothing. Existing lines were
-- charged on the ordered quantity by mistake; open estimates report the difference as changed labor.
alter table assembly_material add column labor_basis text not null default 'installed'
  check (labor_basis in ('installed', 'ordered'));
