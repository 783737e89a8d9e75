-- Unit that a condition's quantity is shown in; null for the default of its take-off type. Formulas keep feet.
alter table estimation_condition
  add column unit text
    check (unit in ('LF', 'YD', 'M', 'SF', 'SY', 'SQ', 'SQM', 'CF', 'CY', 'CUM', 'EA'));
