-- Default folders of new estimations.
select platform.configuration('setup_estimation_folder',
  'name text not null, description text not null, parent_id uuid', '{}');
-- Names in a folder are unique.
create unique index setup_estimation_folder_name
  on setup_estimation_folder (tenant_id, coalesce(parent_id::text, ''), lower(name)) where deleted_at is null;

select platform.kind_view('setup_estimation_folder', 'coalesce(p.name, '''') as parent_name, u.total_users',
  'left join setup_estimation_folder p on p.tenant_id = r.tenant_id and p.row_id = r.parent_id and p.deleted_at is null
   cross join lateral (select count(*)::int as total_users from security_user s where s.tenant_id = r.tenant_id
     and (s.is_admin or security_rights(s.tenant_id, s.user_id, s.role_id) -> ''7'' -> ''estimation'' ? ''v'')) u');

insert into setup_estimation_folder (tenant_id, row_id, name, description)
select t.tenant_id, gen_random_uuid(), f.name, f.description
from platform.tenant t cross join (values
  ('Photos', 'Pictures of the site and of what is there already.'),
  ('Files', 'Letters, bids and whatever else belongs to the job.'),
  ('Specifications', 'The project manual, section by section.')
) as f(name, description)
where t.type in ('Company', 'Retail');
