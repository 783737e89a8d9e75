-- Lump sum of an assembly line, independent of its quantity, such as a permit or a delivery.
alter table assembly_material add column lump_cost numeric(18, 4) not null default 0;
