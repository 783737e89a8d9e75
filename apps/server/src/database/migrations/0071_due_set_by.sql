-- User who set the due date, who needs no immediate notification. Null if a job set it.
alter table task_item add column due_set_by uuid;
create or replace function platform.note_due_date() returns trigger language plpgsql as $$
begin
  new.due_set_at := now();
  new.due_set_by := platform.caller();
  return new;
end $$;
