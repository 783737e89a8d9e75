-- For a newly filled table the planner considers company and entity more selective than any key and reads all
-- signatures of the entity for each row. This form allows only the indexes of keys and words.
create or replace function platform.alike_records(kind_of text, asked jsonb, nearness real, most int)
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
      where r.tenant_id::text = company::text and r.kind || '' = kind_of and r.keys && a.keys limit most) s
    union all
    select a.at, s.record_id, s.near
    from jsonb_to_recordset(asked) as a(at int, keys text[], words text) cross join lateral (
      select r.record_id, similarity(r.words, a.words) as near from record_signature r
      where r.tenant_id::text = company::text and r.kind || '' = kind_of and r.words % a.words order by 2 desc limit most) s
    where length(a.words) > 2;
end $$;

-- Pending entries of a GIN index are scanned by every query.
alter index record_signature_keys set (fastupdate = off);
alter index record_signature_words set (fastupdate = off);
do $$ begin
  perform gin_clean_pending_list('record_signature_keys'::regclass);
  perform gin_clean_pending_list('record_signature_words'::regclass);
end $$;
