-- Counted attempts of something that must not be repeated without limit: password letters to one account, guesses of a
-- link's password. Kept in the database, so that all servers count together.
create table platform.attempt_count (
  kind text not null,
  key text not null,
  count int not null,
  expires_at timestamptz not null,
  primary key (kind, key)
);
create index attempt_count_end on platform.attempt_count (expires_at);
-- Counts an attempt and returns their number since the first one of the current period.
create function platform.count_attempt(of_kind text, of_key text, period interval) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare counted int;
begin
  insert into platform.attempt_count as a (kind, key, count, expires_at) values (of_kind, of_key, 1, now() + period)
  on conflict (kind, key) do update set
    count = case when a.expires_at < now() then 1 else a.count + 1 end,
    expires_at = case when a.expires_at < now() then now() + period else a.expires_at end
  returning a.count into counted;
  delete from platform.attempt_count where (kind, key) in (
    select a.kind, a.key from platform.attempt_count a where a.expires_at < now() and (a.kind, a.key) <> (of_kind, of_key)
      order by a.expires_at limit 100 for update skip locked);
  return counted;
end $$;
-- Attempts of the current period.
create function platform.attempts(of_kind text, of_key text) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select count from platform.attempt_count where kind = of_kind and key = of_key and expires_at > now()), 0)
$$;
revoke all on function platform.count_attempt, platform.attempts from public;
grant execute on function platform.count_attempt, platform.attempts to plumbline_app;

-- A forgotten password is handled by a job, so responses take the same time without it.
drop function platform.write_nothing(text);
