-- A view that belongs to neither a space nor a task folder is a view of All tasks.
alter table task_saved_view drop constraint task_saved_view_check;
alter table task_saved_view add constraint task_saved_view_place check (space_id is null or folder_id is null);
drop index task_saved_view_name;
create unique index task_saved_view_name on task_saved_view
  (tenant_id, coalesce(space_id, folder_id, '00000000-0000-0000-0000-000000000000'), owner_id, lower(name));
create index task_saved_view_all on task_saved_view (tenant_id) where space_id is null and folder_id is null;
