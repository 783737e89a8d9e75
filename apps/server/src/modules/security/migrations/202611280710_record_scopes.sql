-- Records that an access level covers, by app id: 'team' or 'own'; all records of an app that is not listed.
alter table security_role add column record_scopes jsonb not null default '{}';

-- Records of an app that the user of the transaction sees: 'own', 'team' (those of people in a group with them) or null for
-- all. Several access levels add up: the widest one that grants rights in the app applies. Work without a user,
-- administrators and work that sets `app.all_records` see all records.
create function platform.record_scope(of_app int) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  me uuid := platform.caller();
  company uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  level int;
begin
  if me is null or platform.caller_is_admin() or coalesce(current_setting('app.all_records', true), '') = 'on' then
    return null;
  end if;
  select max(case r.record_scopes ->> of_app::text when 'own' then 1 when 'team' then 2 else 3 end) into level
  from security_role r
  where r.tenant_id = company and r.deleted_at is null and r.permissions ? of_app::text
    and (r.role_id = (select u.role_id from security_user u where u.tenant_id = company and u.user_id = me)
      or r.role_id in (select g.role_id from security_group g join security_group_member m using (tenant_id, group_id)
        where g.tenant_id = company and m.user_id = me and g.deleted_at is null));
  -- Without rights in the app, other apps show its records as far as they refer to them.
  return case level when 1 then 'own' when 2 then 'team' end;
end $$;

-- Users whose records of an app the user of the transaction sees, themselves included; null for all records.
create function platform.visible_owners(of_app int) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  me uuid := platform.caller();
  company uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  case platform.record_scope(of_app)
    when 'own' then
      return array[me];
    when 'team' then
      return array(
        select me
        union
        select mate.user_id
        from security_group_member mine
        join security_group g on g.tenant_id = mine.tenant_id and g.group_id = mine.group_id and g.deleted_at is null
        join security_group_member mate on mate.tenant_id = mine.tenant_id and mate.group_id = mine.group_id
        where mine.tenant_id = company and mine.user_id = me);
    else
      return null;
  end case;
end $$;
revoke all on function platform.record_scope, platform.visible_owners from public;
grant execute on function platform.record_scope, platform.visible_owners to plumbline_app;
