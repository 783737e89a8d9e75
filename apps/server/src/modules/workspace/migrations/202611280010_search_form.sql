-- Form in which texts are searched: lower case, straight apostrophes and quotation marks. Stored texts and searches are in
-- Unicode form NFC. Without `set search_path` the function is inlined, and a search stays a comparison of columns.
create function platform.search_form(content text) returns text
language sql immutable parallel safe as $$
  select pg_catalog.lower(pg_catalog.translate(content, '‘’ʼ‛′“”„″', '''''''''''""""'))
$$;

-- Texts inside of a JSON value in form NFC, its keys as they are, like input.
create function pg_temp.nfc(content jsonb) returns jsonb
language plpgsql immutable as $$
begin
  return case jsonb_typeof(content)
    when 'string' then to_jsonb(normalize(content #>> '{}', NFC))
    when 'object' then coalesce((select jsonb_object_agg(key, pg_temp.nfc(value)) from jsonb_each(content)), content)
    when 'array' then coalesce((select jsonb_agg(pg_temp.nfc(value) order by at)
      from jsonb_array_elements(content) with ordinality as e(value, at)), content)
    else content end;
end $$;
create function pg_temp.nfc(content text) returns text
language sql immutable as $$ select normalize(content, NFC) $$;
create function pg_temp.nfc(content text[]) returns text[]
language sql immutable as $$
  select array(select normalize(value, NFC) from unnest(content) with ordinality as e(value, at) order by at)
$$;

-- Texts from before they were stored in form NFC. A second spelling of a name that must be unique stays as it is.
-- Forced row-level security hides every row from an owner who is not a superuser. A table with deferred constraints to
-- check could not be altered.
set constraints all immediate;
do $$
declare
  forced text[] := array(select c.oid::regclass::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relforcerowsecurity);
  tab text;
  found record;
  spelled tid;
begin
  foreach tab in array forced loop
    execute format('alter table %s no force row level security', tab);
  end loop;
  for found in
    select format('update %1$I set %2$I = pg_temp.nfc(%2$I) where %3$s', c.table_name, c.column_name, condition) as change,
      format('select ctid from %I where %s', c.table_name, condition) as rows, c.table_name as tab, c.column_name as col
    from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      cross join lateral (select format(case c.udt_name when '_text' then 'array_to_string(%I, chr(10))' else '%I::text' end
        || ' is not nfc normalized', c.column_name) as condition) as w
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.udt_name in ('text', '_text', 'jsonb')
      and c.is_generated = 'NEVER' and c.table_name not in ('migration', 'import_row', 'audit_change')
  loop
    begin
      execute found.change;
    exception when unique_violation then
      for spelled in execute found.rows loop
        begin
          execute found.change || ' and ctid = $1' using spelled;
        exception when unique_violation then
          raise notice 'two spellings of one text are kept in %.%', found.tab, found.col;
        end;
      end loop;
    end;
  end loop;
  foreach tab in array forced loop
    execute format('alter table %s force row level security', tab);
  end loop;
end $$;
drop function pg_temp.nfc(jsonb), pg_temp.nfc(text), pg_temp.nfc(text[]);

create or replace function platform.add_search_column(tab text, columns text[]) returns void
language plpgsql as $$
declare
  content text;
begin
  select string_agg(quote_ident(name), ' || chr(10) || ' order by at) into content
    from unnest(columns) with ordinality as c(name, at);
  execute format('alter table %I add column search_text text generated always as (platform.search_form(%s)) stored', tab, content);
end $$;

-- The views that read the columns are created again after the migrations; in a new database those of earlier migrations
-- still exist.
do $$
declare
  searched record;
begin
  for searched in
    select c.oid::regclass as tab, pg_get_expr(d.adbin, d.adrelid) as content
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attname = 'search_text' and not a.attisdropped
  loop
    execute format('alter table %s drop column search_text cascade', searched.tab);
    execute format('alter table %s add column search_text text generated always as (platform.search_form(%s)) stored',
      searched.tab, searched.content);
  end loop;
end $$;

drop index drive_file_name;
create index drive_file_name on drive_file using gin (platform.search_form(name) gin_trgm_ops);
