import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import type { InboxSource } from '../../capabilities/inbox/inbox-source.ts';

/** Days before a document expires in which it appears in the buyer's inbox. */
const notice = 30;

export const vendorInbox: readonly InboxSource[] = [
  {
    key: 'paper',
    label: 'Documents expiring',
    right: { app: 5, name: 'vendor', type: 'v' },
    select: ({ user, ports }) => {
      const today = utcDay(ports.clock());
      return sql`
        select v.uuid, v.name as title, paper.name || ' of ' || v.name as detail, '/vendors/' || v.uuid || '/view' as href,
          v."updatedAt" as since, paper.day as due, null::numeric as amount
        from vendor_view v cross join lateral (values ('Insurance', v.insurance_expiry), ('License', v.license_expiry)) paper(name, day)
        where v.owner_id = ${user.user_id}::uuid and v.status not in ('Inactive')
          and paper.day < ${today}::date + ${notice}::int`;
    },
  },
];
