-- Includes the join columns of the account view, so that a count by status is an index-only scan.
drop index crm_account_status;
create index crm_account_status on crm_account (tenant_id, status, name) include (account_id, owner_id)
  where deleted_at is null;
