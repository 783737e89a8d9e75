-- One amount for a line of an assembly, whatever its quantity: a permit, a delivery.
alter table assembly_material add column lump_cost numeric(18, 4) not null default 0;
