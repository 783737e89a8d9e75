-- Document templates of quotes: text with fields and blocks, with one default of each type.
select platform.configuration('quote_template', 'name text not null, type text not null,
  is_default boolean not null default false, description text not null default '''',
  template text not null default ''''', '{name}');
create unique index quote_template_default on quote_template (tenant_id, type)
  where is_default and deleted_at is null;

-- No foreign key: drafts of a deleted template use the standard layout.
alter table quote add column template_id uuid;
create index quote_by_template on quote (tenant_id, template_id) where template_id is not null;
-- Document as sent, so that later changes of template, tags or company do not alter it. Null for the standard layout
-- and for revisions sent before templates existed.
alter table quote_issue add column document text;

select platform.kind_view('quote_template', '(select count(*)::int from quote q join estimation e
    on e.tenant_id = q.tenant_id and e.estimation_id = q.estimation_id
    where q.tenant_id = r.tenant_id and q.template_id = r.row_id and q.status = ''Draft'' and e.deleted_at is null) as drafts');

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
    where b.tenant_id = q.tenant_id and b.estimation_id = q.estimation_id and b.revision < q.revision
      and a.decision = 'accepted' order by b.revision desc limit 1) as accepted,
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
