-- An estimation is quoted to its customer and to each bidder, with a quote number and revisions for each recipient.
-- Account of the bidder; null for the customer. No foreign key, so that the recipient outlives the account.
alter table quote add column bidder_id uuid;
alter table quote drop constraint quote_tenant_id_estimation_id_revision_key;
alter table quote add unique (tenant_id, estimation_id, number, revision);
drop index quote_active;
create unique index quote_active on quote (tenant_id, estimation_id, number) where is_active;

-- Status changes of an outcome, for its withdrawal: {"estimation": {"from", "to"}, "opportunity": {"id", "from", "to"}}.
alter table estimate_outcome add column moved jsonb not null default '{}';
-- Status of the estimation before the customer accepted; null if it did not change.
alter table quote_decision add column moved_from text;

drop view quote_view;
create view quote_view with (security_invoker = true) as
select q.*, i.issued_at, coalesce(i.sent_to, '[]'::jsonb) as sent_to, i.issued_by, i.document,
  coalesce(t.name, '') as template_name,
  (select coalesce(jsonb_agg(g.name order by lower(g.name)), '[]') from estimation_tag g
    where g.tenant_id = q.tenant_id and g.row_id = any(q.tag_ids) and g.deleted_at is null) as tags,
  -- A replaced revision can no longer be decided, so this value is final.
  (select jsonb_build_object('number', b.number, 'revision', b.revision, 'total', b.total::text,
      'decided_at', to_char(a.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from quote b join quote_decision a on a.tenant_id = b.tenant_id and a.quote_id = b.quote_id
    where b.tenant_id = q.tenant_id and b.estimation_id = q.estimation_id and b.number = q.number
      and b.revision < q.revision and a.decision = 'accepted' order by b.revision desc limit 1) as accepted,
  case when d.quote_id is null then null else jsonb_strip_nulls(jsonb_build_object(
    'decision', d.decision, 'name', d.name, 'title', d.title, 'note', d.note, 'signature', d.signature,
    'decided_at', to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', case when d.recorded_by is null then 'customer' else 'staff' end,
    'recorded_by', nullif(trim(coalesce(u.firstname || ' ' || u.lastname, '')), ''))) end as decision
from quote q
left join quote_issue i on i.tenant_id = q.tenant_id and i.quote_id = q.quote_id
left join quote_decision d on d.tenant_id = q.tenant_id and d.quote_id = q.quote_id
left join quote_template t on t.tenant_id = q.tenant_id and t.row_id = q.template_id and t.deleted_at is null
left join security_user u on u.tenant_id = d.tenant_id and u.user_id = d.recorded_by;
grant select on quote_view to plumbline_app;
