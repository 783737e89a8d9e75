-- Labor productivity of an assembly line; its hours follow changes of the productivity.
alter table assembly_material
  add column labor_productivity_id uuid,
  add foreign key (tenant_id, labor_productivity_id) references labor_productivity (tenant_id, row_id);
create index assembly_material_productivity on assembly_material (tenant_id, labor_productivity_id)
  where labor_productivity_id is not null;

drop view labor_productivity_view;
create view labor_productivity_view with (security_invoker = true) as
select p.tenant_id, p.row_id as uuid, p.version, p.created_at as "createdAt", p.updated_at as "updatedAt", p.name, p.code,
  p.subcategory, p.value, p.work_unit, p.unit,
  (select count(distinct l.assembly_id)::int from assembly_material l
    join assembly a on a.tenant_id = l.tenant_id and a.assembly_id = l.assembly_id and a.deleted_at is null
    where l.tenant_id = p.tenant_id and l.labor_productivity_id = p.row_id) as uses
from labor_productivity p where p.deleted_at is null;
grant select on labor_productivity_view to plumbline_app;
