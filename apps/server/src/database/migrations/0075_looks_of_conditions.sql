-- Style of a condition that distinguishes its measures without color: hatch of areas, dash of lines, and shape of
-- counted marks.
alter table estimation_condition
  add column hatch text not null default 'none'
    check (hatch in ('none', 'diagonal', 'back_diagonal', 'cross', 'horizontal', 'vertical', 'grid', 'dots')),
  add column mark_shape text not null default 'circle'
    check (mark_shape in ('circle', 'square', 'triangle', 'diamond', 'cross'));
