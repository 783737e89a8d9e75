create view billing_invoice_view with (security_invoker = true) as
select tenant_id,
  uuid,
  number,
  issued_on,
  state,
  reason,
  lines,
  tax_rate,
  subtotal,
  tax,
  total,
  credit_used,
  due,
  paid_at,
  is_order,
  bill_to,
  created_at,
  problem,
  payment,
  paid_out,
  taken,
  refunded,
  paid_with,
  paid_by_card,
  ( select i.change -> 'request'::text
         from billing_invoice i
        where i.tenant_id = d.tenant_id and i.invoice_id = d.uuid) as ai_request
from ( select i.tenant_id,
          i.invoice_id as uuid,
          i.number,
          i.issued_on,
          i.state,
          i.reason,
          i.lines,
          i.tax_rate,
          i.subtotal,
          i.tax,
          i.total,
          i.credit_used,
          greatest(i.total, 0::numeric) - i.credit_used as due,
          i.paid_at,
          i.change is not null as is_order,
          i.bill_to,
          i.created_at,
              case
                  when p.state = 'failed'::text and i.state = 'open'::text then p.message
                  else ''::text
              end as problem,
              case
                  when p.state = 'action'::text and i.state = 'open'::text then p.payment_id
                  else null::uuid
              end as payment,
          i.paid_out,
              case
                  when p.state = 'succeeded'::text then p.amount
                  else 0::numeric
              end as taken,
          coalesce(( select sum(n.paid_out) as sum
                 from billing_invoice n
                where n.tenant_id = i.tenant_id and n.credits = i.invoice_id), 0::numeric) as refunded,
              case
                  when p.state <> 'succeeded'::text then ''::text
                  when p.outside <> ''::text then p.outside
                  else coalesce((m.brand || ' ending in '::text) || m.last4, ''::text)
              end as paid_with,
          coalesce(p.state = 'succeeded'::text and p.outside = ''::text and m.method_id is not null, false) as paid_by_card
         from billing_invoice i
           left join billing_payment p on p.tenant_id = i.tenant_id and p.invoice_id = i.invoice_id
           left join billing_method m on m.tenant_id = p.tenant_id and m.method_id = p.method_id) d;
