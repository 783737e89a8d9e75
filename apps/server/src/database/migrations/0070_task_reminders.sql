-- Time at which the due date of a task was set; reminders due before that time are not sent.
alter table task_item add column due_set_at timestamptz not null default now();
create function platform.note_due_date() returns trigger language plpgsql as $$
begin
  new.due_set_at := now();
  return new;
end $$;
create trigger task_item_due_set before update of due_date on task_item for each row
  when (new.due_date is distinct from old.due_date) execute function platform.note_due_date();
create index task_item_due on task_item (tenant_id, due_date)
  where due_date is not null and done_at is null and deleted_at is null;
-- Time of the assignment; a share may have existed before.
alter table task_person add column assigned_at timestamptz not null default now();

-- Personal reminders of a task in addition to those that all assignees get.
create table task_reminder (
  tenant_id uuid not null,
  reminder_id uuid not null,
  item_id uuid not null,
  user_id uuid not null,
  -- Days before the due date, following changes of it.
  days_before int check (days_before between 0 and 365),
  at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, reminder_id),
  unique nulls not distinct (tenant_id, item_id, user_id, days_before, at),
  check ((days_before is null) <> (at is null)),
  foreign key (tenant_id, item_id) references task_item (tenant_id, item_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index task_reminder_at on task_reminder (tenant_id, at) where at is not null;
-- Sent reminders; the server that inserts the row sends it.
create table task_reminded (
  tenant_id uuid not null,
  item_id uuid not null,
  user_id uuid not null,
  -- Kind of the reminder and the due date it refers to.
  occasion text not null,
  reminded_at timestamptz not null default now(),
  primary key (tenant_id, item_id, user_id, occasion),
  foreign key (tenant_id, item_id) references task_item (tenant_id, item_id),
  foreign key (tenant_id, user_id) references security_user (tenant_id, user_id)
);
create index task_reminded_at on task_reminded (tenant_id, reminded_at);
select platform.secure(array['task_reminder', 'task_reminded']);
