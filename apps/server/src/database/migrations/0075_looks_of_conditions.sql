-- What tells a condition's measures from others' without colour: the fill of areas and the dash of lines, and what stands at
-- each counted thing.
alter table estimation_condition
  add column hatch text not null default 'none'
    check (hatch in ('none', 'diagonal', 'back_diagonal', 'cross', 'horizontal', 'vertical', 'grid', 'dots')),
  add column mark_shape text not null default 'circle'
    check (mark_shape in ('circle', 'square', 'triangle', 'diamond', 'cross'));
