-- How a file is read: { delimiter, heading_line, preview: [{number, cells}], corrected: {delimiter, heading_line} }.
alter table import_batch add column reading jsonb not null default '{}';
-- Date order and decimal sign by column: [{date_order, decimal_sign}].
alter table import_mapping add column formats jsonb not null default '[]';
