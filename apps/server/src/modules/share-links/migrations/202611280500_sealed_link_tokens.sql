-- Token of a link that works, sealed, so that people who may share the item can copy the link again. Links from before
-- have none.
alter table public_link add column sealed_token text;

create or replace function platform.sealed_secrets() returns table (kind text, tenant_id uuid, id text, context text, sealed text)
language plpgsql set search_path = public, pg_temp as $$
declare t uuid;
begin
  return query select 'second_factor', null::uuid, f.user_id::text, 'second factor ' || f.user_id, f.secret
    from platform.second_factor f;
  for t in select x.tenant_id from platform.tenant x loop
    -- Row-level security applies to the owner, too.
    perform set_config('app.tenant_id', t::text, true);
    return query select 'mail', t, ''::text, 'mail ' || t, m.password from setup_mail m
      where m.tenant_id = t and m.password <> '';
    return query select 'plugin', t, p.name, 'plugin ' || p.name || ' ' || t, p.secret from setup_plugin p
      where p.tenant_id = t and p.secret <> '';
    return query select 'public_link', t, l.link_id::text, 'public link ' || l.link_id, l.sealed_token from public_link l
      where l.tenant_id = t and l.sealed_token is not null;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
create or replace function platform.replace_sealed_secret(of_kind text, of_tenant uuid, of_id text, old_value text,
  new_value text)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('app.tenant_id', coalesce(of_tenant::text, ''), true);
  if of_kind = 'second_factor' then
    update platform.second_factor set secret = new_value where user_id = of_id::uuid and secret = old_value;
  elsif of_kind = 'mail' then
    update setup_mail set password = new_value where tenant_id = of_tenant and password = old_value;
  elsif of_kind = 'plugin' then
    update setup_plugin set secret = new_value where tenant_id = of_tenant and name = of_id and secret = old_value;
  elsif of_kind = 'public_link' then
    update public_link set sealed_token = new_value
      where tenant_id = of_tenant and link_id = of_id::uuid and sealed_token = old_value;
  end if;
  perform set_config('app.tenant_id', '', true);
end $$;
