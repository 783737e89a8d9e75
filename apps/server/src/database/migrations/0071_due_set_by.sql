-- Who set the due date that an item has: they need not be told of it at once. Nobody where a job did.
alter table task_item add column due_set_by uuid;
create or replace function platform.note_due_date() returns trigger language plpgsql as $$
begin
  new.due_set_at := now();
  new.due_set_by := platform.caller();
  return new;
end $$;
