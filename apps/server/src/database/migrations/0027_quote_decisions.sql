-- Issue of a quote revision: letterhead, time, sender and recipient.
create table quote_issue (
  tenant_id uuid not null,
  quote_id uuid not null,
  -- Letterhead at the time of sending; a later change of the company does not alter it.
  head jsonb not null,
  logo bytea,
  sent_to jsonb not null default '[]',
  issued_by uuid,
  issued_at timestamptz not null default now(),
  primary key (tenant_id, quote_id),
  foreign key (tenant_id, quote_id) references quote (tenant_id, quote_id) on delete cascade
);
-- Response of the customer, recorded once.
create table quote_decision (
  tenant_id uuid not null,
  quote_id uuid not null,
  decision text not null check (decision in ('accepted', 'declined')),
  name text not null,
  title text not null default '',
  note text not null default '',
  signature jsonb,
  -- User who recorded the response; null for a response through the link.
  recorded_by uuid,
  decided_at timestamptz not null default now(),
  primary key (tenant_id, quote_id),
  foreign key (tenant_id, quote_id) references quote (tenant_id, quote_id) on delete cascade
);
select platform.secure(array['quote_issue', 'quote_decision']);

create view quote_view with (security_invoker = true) as
select q.*, i.issued_at, coalesce(i.sent_to, '[]'::jsonb) as sent_to, i.issued_by,
  case when d.quote_id is null then null else jsonb_strip_nulls(jsonb_build_object(
    'decision', d.decision, 'name', d.name, 'title', d.title, 'note', d.note, 'signature', d.signature,
    'decided_at', to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', case when d.recorded_by is null then 'customer' else 'staff' end,
    'recorded_by', nullif(trim(coalesce(u.firstname || ' ' || u.lastname, '')), ''))) end as decision
from quote q
left join quote_issue i on i.tenant_id = q.tenant_id and i.quote_id = q.quote_id
left join quote_decision d on d.tenant_id = q.tenant_id and d.quote_id = q.quote_id
left join security_user u on u.tenant_id = d.tenant_id and u.user_id = d.recorded_by;
grant select on quote_view to plumbline_app;
