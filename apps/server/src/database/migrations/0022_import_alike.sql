-- Possible duplicates among rows of an import, and the user's decision on each. `alike` of the import counts undecided
-- rows.

alter table import_row
  -- [{uuid | line, title, number, detail, score, reasons}], most similar first.
  add column alike jsonb not null default '[]',
  add column choice text not null default '' check (choice in ('', 'skip', 'update', 'create'));
alter table import_batch add column alike int not null default 0;
create index import_row_alike on import_row (tenant_id, import_id, number) where alike <> '[]';

create or replace view import_batch_view with (security_invoker = true) as
select b.tenant_id, b.import_id as uuid, b.version, b.created_at as "createdAt", b.updated_at as "updatedAt", b.kind,
  b.name, b.state, b.problem, b.size, b.storage_key, b.columns, b.remembered, b.date_order, b.existing, b.mode, b.total,
  b.progress, b.faulty, b.created, b.updated, b.skipped, b.rejected, b.undone, b.kept, b.user_id,
  coalesce(u.firstname || ' ' || u.lastname, '') as user_name, b.alike
from import_batch b
left join security_user u on u.tenant_id = b.tenant_id and u.user_id = b.user_id;

-- Trigram and array operators are not leakproof, so a policy prevents the use of their indexes and every query would
-- read all signatures of a company. This function uses the index and filters by company itself.
alter table record_signature no force row level security;
create function platform.alike_records(kind_of text, asked jsonb, nearness real, most int)
returns table (at int, record_id uuid, near real)
language plpgsql security definer set search_path = public, pg_temp
-- A limit would make the planner underestimate a sequential scan.
set enable_seqscan = off as $$
#variable_conflict use_column
declare company uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  perform set_config('pg_trgm.similarity_threshold', nearness::text, true);
  return query
    select a.at, s.record_id, 1::real
    from jsonb_to_recordset(asked) as a(at int, keys text[], words text) cross join lateral (
      select r.record_id from record_signature r
      where r.tenant_id = company and r.kind = kind_of and r.keys && a.keys limit most) s
    union all
    select a.at, s.record_id, s.near
    from jsonb_to_recordset(asked) as a(at int, keys text[], words text) cross join lateral (
      select r.record_id, similarity(r.words, a.words) as near from record_signature r
      where r.tenant_id = company and r.kind = kind_of and r.words % a.words order by 2 desc limit most) s
    where length(a.words) > 2;
end $$;
revoke execute on function platform.alike_records from public;
grant execute on function platform.alike_records to plumbline_app;
