import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import type { InboxSource } from '../../capabilities/inbox/inbox-source.ts';

/** Days before an exemption expires in which it appears in the salesperson's inbox. */
const notice = 30;

export const retailCrmInbox: readonly InboxSource[] = [
  {
    key: 'exemption',
    label: 'Tax exemptions expiring',
    right: { app: 21, name: 'customer', type: 'v' },
    select: ({ user, ports }) => {
      const today = utcDay(ports.clock());
      return sql`
        select uuid, name as title, 'Exemption ' || tax_exempt_number || ' of ' || name as detail,
          '/retail-crm/customer/' || uuid || '/view' as href, "updatedAt" as since, tax_exempt_expiry as due,
          null::numeric as amount
        from retail_customer_view
        where owner_id = ${user.user_id}::uuid and tax_exempt and status not in ('Inactive')
          and tax_exempt_expiry < ${today}::date + ${notice}::int`;
    },
  },
];
