-- Whether an opening is the first one of a record is decided where it is counted. All links of the record are locked
-- before, so that simultaneous openings, also through different links, are counted one after the other.
drop function platform.count_public_opening(text, timestamptz);
create function platform.count_public_opening(hash text, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t platform.public_token;
  target public_link;
  total bigint;
begin
  select * into t from platform.public_token x where x.token_hash = hash;
  if not found then return false; end if;
  perform set_config('app.tenant_id', t.tenant_id::text, true);
  select * into target from public_link l where l.tenant_id = t.tenant_id and l.link_id = t.link_id;
  if not found then return false; end if;
  perform 1 from public_link l
  where l.tenant_id = t.tenant_id and l.prop_type = target.prop_type and l.prop_id = target.prop_id
  order by l.link_id for update;
  update public_link l set opened = opened + 1, last_opened = at where l.tenant_id = t.tenant_id and l.link_id = t.link_id;
  select sum(l.opened) into total from public_link l
  where l.tenant_id = t.tenant_id and l.prop_type = target.prop_type and l.prop_id = target.prop_id;
  return total = 1;
end $$;
revoke all on function platform.count_public_opening from public;
grant execute on function platform.count_public_opening to plumbline_app;
