-- Text messages about records: stored as activities and sent from the outbox.
alter table crm_activity drop constraint crm_activity_kind_check;
alter table crm_activity add constraint crm_activity_kind_check
  check (kind in ('note', 'call', 'meeting', 'email', 'sms', 'task'));

-- Contacts who opted out of text messages.
alter table crm_contact add column do_not_text boolean not null default false;
create or replace view crm_contact_view with (security_invoker = true) as
select c.tenant_id, c.contact_id as uuid, c.version, c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.firstname, c.lastname, c.account_id, coalesce(a.name, '') as account_name, c.title, c.contact_type, c.email, c.phone, c.custom,
  c.sought, c.do_not_text
from crm_contact c
left join crm_account a on a.tenant_id = c.tenant_id and a.account_id = c.account_id
where c.deleted_at is null;

-- `tried_at` is written before the gateway is called; the gateway is queried before a message is sent again.
alter table platform.outbox add column channel text not null default 'mail' check (channel in ('mail', 'sms')),
  add column activity_id uuid, add column ref text, add column tried_at timestamptz,
  add column failed_at timestamptz, add column failure text not null default '';
create index outbox_activity on platform.outbox (activity_id) where activity_id is not null;
create function platform.add_sms(id uuid, company uuid, activity uuid, recipient text, body text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into platform.outbox (mail_id, tenant_id, activity_id, recipient, subject, body, channel)
  values (id, company, activity, recipient, '', body, 'sms') on conflict do nothing
$$;
drop function platform.read_outbox();
create function platform.read_outbox()
returns table (mail_id uuid, channel text, recipient text, subject text, body text, created_at timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  select mail_id, channel, recipient, subject, body, created_at from platform.outbox order by created_at desc limit 100
$$;
revoke all on function platform.add_sms, platform.read_outbox from public;
grant execute on function platform.add_sms, platform.read_outbox to plumbline_app;
