-- Published: stored bytes of a company, and its quota if it has one of its own. Content shared by copies and versions is
-- counted once, unfinished uploads included.
create view drive_usage with (security_invoker = true) as
select tenant_id, coalesce(stored.used, 0)::bigint as used, drive_quota.bytes as quota
from (
  select tenant_id, sum(size)::bigint as used
  from (
    select tenant_id, storage_key, max(size) as size
    from (
      select tenant_id, storage_key, size from drive_file where storage_key <> '' and purged_at is null
      union all
      select v.tenant_id, v.storage_key, v.size
      from drive_version v join drive_file f on f.tenant_id = v.tenant_id and f.file_id = v.file_id
      where f.purged_at is null
    ) every
    group by tenant_id, storage_key
  ) once
  group by tenant_id
) stored
full join drive_quota using (tenant_id);
