-- Opens apps for a company that has a plan, and leaves the apps that it has. The apps that were added; none without a plan.
create function platform.add_plan_apps(t_id uuid, apps int[]) returns int[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare had int[]; missing int[];
begin
  select purchased into had from platform.tenant where tenant_id = t_id and plan <> '' for update;
  if had is null then return '{}'; end if;
  select coalesce(array_agg(app order by app), '{}') into missing from unnest(apps) app where not app = any(had);
  if missing <> '{}' then
    update platform.tenant set purchased = had || missing, updated_at = now(), version = version + 1 where tenant_id = t_id;
  end if;
  return missing;
end $$;
revoke all on function platform.add_plan_apps from public;
grant execute on function platform.add_plan_apps to plumbline_app;
