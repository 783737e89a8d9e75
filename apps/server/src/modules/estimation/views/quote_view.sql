create view quote_view with (security_invoker = true) as
select q.tenant_id,
  q.quote_id,
  q.estimation_id,
  q.number,
  q.revision,
  q.is_active,
  q.status,
  q.name,
  q.description,
  q.valid_until,
  q.inclusions,
  q.exclusions,
  q.snapshot,
  q.total,
  q.created_by,
  q.version,
  q.created_at,
  q.updated_at,
  q.tag_ids,
  q.template_id,
  q.bidder_id,
  i.issued_at,
  coalesce(i.sent_to, '[]'::jsonb) as sent_to,
  coalesce(i.sent_cc, '[]'::jsonb) as sent_cc,
  i.issued_by,
  i.document,
  coalesce(t.name, ''::text) as template_name,
  ( select coalesce(jsonb_agg(g.name order by (lower(g.name))), '[]'::jsonb) as "coalesce"
         from estimation_tag g
        where g.tenant_id = q.tenant_id and (g.row_id = any (q.tag_ids)) and g.deleted_at is null) as tags,
  ( select jsonb_build_object('number', b.number, 'revision', b.revision, 'total', b.total::text, 'decided_at', to_char((a.decided_at at time zone 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)) as jsonb_build_object
         from quote b
           join quote_decision a on a.tenant_id = b.tenant_id and a.quote_id = b.quote_id
        where b.tenant_id = q.tenant_id and b.estimation_id = q.estimation_id and b.number = q.number and b.revision < q.revision and a.decision = 'accepted'::text
        order by b.revision desc
       limit 1) as accepted,
      case
          when d.quote_id is null then null::jsonb
          else jsonb_strip_nulls(jsonb_build_object('decision', d.decision, 'name', d.name, 'title', d.title, 'note', d.note, 'signature', d.signature, 'decided_at', to_char((d.decided_at at time zone 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text), 'by',
          case
              when d.recorded_by is null then 'customer'::text
              else 'staff'::text
          end, 'recorded_by', nullif(trim(both from coalesce((u.firstname || ' '::text) || u.lastname, ''::text)), ''::text)))
      end as decision
from quote q
   left join quote_issue i on i.tenant_id = q.tenant_id and i.quote_id = q.quote_id
   left join quote_decision d on d.tenant_id = q.tenant_id and d.quote_id = q.quote_id
   left join quote_template t on t.tenant_id = q.tenant_id and t.row_id = q.template_id and t.deleted_at is null
   left join user_directory u on u.tenant_id = d.tenant_id and u.user_id = d.recorded_by;
