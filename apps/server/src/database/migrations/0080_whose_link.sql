-- Content type of an imported file by its bytes, regardless of its name.
alter table import_batch add column read_as text not null default '' check (read_as in ('', 'workbook', 'text'));
create or replace view import_batch_view with (security_invoker = true) as
select b.tenant_id, b.import_id as uuid, b.version, b.created_at as "createdAt", b.updated_at as "updatedAt", b.kind,
  b.name, b.state, b.problem, b.size, b.storage_key, b.columns, b.remembered, b.date_order, b.existing, b.mode, b.total,
  b.progress, b.faulty, b.created, b.updated, b.skipped, b.rejected, b.undone, b.kept, b.user_id,
  coalesce(u.firstname || ' ' || u.lastname, '') as user_name, b.alike, b.read_as
from import_batch b
left join security_user u on u.tenant_id = b.tenant_id and u.user_id = b.user_id;

-- User of a password link, and whether it is an invitation. `is_open` is false for a used or expired link.
create function platform.find_reset(hash text)
returns table (username text, firstname text, company text, invited boolean, is_open boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  l platform.login;
  t platform.reset_token;
  caller text := current_setting('app.tenant_id', true);
begin
  select x.* into t from platform.reset_token x where x.token_hash = hash;
  if not found then return; end if;
  select x.* into l from platform.login x where x.user_id = t.user_id;
  perform set_config('app.tenant_id', l.tenant_id::text, true);
  return query
    select l.username, u.firstname, c.name, u.status = 'invited',
      t.used_at is null and t.expires_at > now() and u.status <> 'deactivated'
    from security_user u join platform.tenant c on c.tenant_id = u.tenant_id
    where u.tenant_id = l.tenant_id and u.user_id = l.user_id;
  perform set_config('app.tenant_id', coalesce(caller, ''), true);
end $$;
revoke all on function platform.find_reset from public;
grant execute on function platform.find_reset to plumbline_app;
