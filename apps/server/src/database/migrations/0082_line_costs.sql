-- What one of a line's material costs beside material and labor: equipment, and anything else.
alter table assembly_material
  add column equipment_cost numeric(18, 4) not null default 0,
  add column other_cost numeric(18, 4) not null default 0;
