-- A paid AI estimate request can be withdrawn and refunded until the provider delivers a result.
alter table ai_request drop constraint ai_request_request_status_check;
alter table ai_request add constraint ai_request_request_status_check
  check (request_status in ('Draft', 'Pending', 'Completed', 'Withdrawn'));
alter table ai_request add column withdrawn_at timestamptz;

create function platform.withdraw_ai_request(r_id uuid, t_id uuid)
returns void language sql security definer set search_path = public, pg_temp as $$
  update platform.ai_request set request_status = 'Withdrawn'
    where request_id = r_id and tenant_id = t_id and request_status = 'Pending'
$$;
revoke all on function platform.withdraw_ai_request from public;
grant execute on function platform.withdraw_ai_request to plumbline_app;
