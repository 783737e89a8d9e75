-- Equipment and other cost per unit of an assembly line, in addition to material and labor.
alter table assembly_material
  add column equipment_cost numeric(18, 4) not null default 0,
  add column other_cost numeric(18, 4) not null default 0;
