-- After a reset is required, the old password only allows choosing a new one.
create function platform.require_password(id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update platform.login set must_reset = true where user_id = (platform.own_login(id)).user_id
$$;
revoke all on function platform.require_password from public;
grant execute on function platform.require_password to plumbline_app;
