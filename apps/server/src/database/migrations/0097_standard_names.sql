-- Tables and columns get the standard term for what they hold. Views are created again from their files afterwards, so
-- only renames are needed; constraints and indexes follow their table's name.
alter table estimate_source rename to estimate_input_snapshot;
alter table estimate_input_snapshot rename column says to content_hash;
alter table estimate_seen rename to estimate_acknowledgement;
alter table estimate_acknowledgement rename column says to content_hash;
alter table estimate_acknowledgement rename column seen_at to acknowledged_at;
alter table estimation rename column moved_total to live_total;
alter table record_place rename to record_location;
alter table record_merge rename column into_id to survivor_id;
alter table task_person rename to task_member;
alter table task_reminded rename to task_reminder_delivery;
alter table task_reminder_delivery rename column occasion to reminder_key;
alter table task_item rename column keeper_id to personal_owner_id;
alter table task_space rename column everybody to default_level;
alter table drive_mark rename to drive_user_state;
alter table billing_invoice rename column try_on to next_attempt_on;

do $$
declare
  renamed record;
  part record;
begin
  for renamed in select * from (values
    ('estimate_source', 'estimate_input_snapshot'), ('estimate_seen', 'estimate_acknowledgement'),
    ('record_place', 'record_location'), ('task_person', 'task_member'),
    ('task_reminded', 'task_reminder_delivery'), ('drive_mark', 'drive_user_state')) as names(former, now)
  loop
    for part in select conname as name from pg_constraint
      where conrelid = to_regclass(renamed.now) and starts_with(conname, renamed.former || '_')
    loop
      execute format('alter table %I rename constraint %I to %I', renamed.now, part.name,
        renamed.now || substr(part.name, length(renamed.former) + 1));
    end loop;
    for part in select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass(renamed.now) and starts_with(c.relname, renamed.former || '_')
    loop
      execute format('alter index %I rename to %I', part.name,
        renamed.now || substr(part.name, length(renamed.former) + 1));
    end loop;
  end loop;
end $$;

-- Search column of lists, and views with the totals of all rows.
drop view if exists crm_account_whole, vendor_whole;
do $$
declare
  searched record;
begin
  for searched in select c.oid::regclass as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'sought' and not a.attisdropped and c.relkind = 'r'
  loop
    execute format('alter table %s rename column sought to search_text', searched.name);
  end loop;
end $$;

/*
 Adds `search_text` to a table: its columns in lower case, so that a search compares plain text instead of lowering each
 column of each row. Below row-level security an index is used only for leakproof comparisons, and `like` is not one.
 tab: the table; columns: those that the search covers.
*/
create function platform.add_search_column(tab text, columns text[]) returns void
language plpgsql as $$
declare
  content text;
begin
  select string_agg(quote_ident(name), ' || chr(10) || ' order by at) into content
    from unnest(columns) with ordinality as c(name, at);
  execute format('alter table %I add column search_text text generated always as (lower(%s)) stored', tab, content);
end $$;
drop function platform.seek_by(text, text[]);
alter function platform.kind_view(text, text, text) rename to create_resource_view;
