-- Difficulty and labor hour mix of one line.
alter table estimate_override drop constraint estimate_override_field_check;
alter table estimate_override add constraint estimate_override_field_check check (field in ('quantity', 'unit_price', 'markup',
  'difficulty', 'overtime_percentage', 'double_overtime_percentage', 'nightshift_percentage'));
