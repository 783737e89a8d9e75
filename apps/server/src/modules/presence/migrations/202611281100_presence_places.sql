-- Where in the record the user is, such as a cell of a sheet; null if the screen does not report it.
alter table record_presence add column place text;
