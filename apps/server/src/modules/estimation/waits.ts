import { sql } from 'kysely';
import type { Wait } from '../wait.ts';

export const estimationWaits: readonly Wait[] = [
  {
    key: 'estimate',
    label: 'Estimates to finish',
    right: { app: 7, name: 'estimation', type: 'v' },
    select: ({ user, ports }) => {
      const today = ports.clock().toISOString().slice(0, 10);
      return sql`
        select uuid, name as title, quote_number || coalesce(' · ' || nullif(customer_name, ''), '') as detail,
          '/estimation/' || uuid || '/view' as href, "createdAt" as since, bid_date as due, total as amount
        from estimation_view
        where estimator_id = ${user.user_id}::uuid and bid_date is not null and bid_date < ${today}::date + 14
          and estimation_status in (select name from setup_status where module = 'estimation' and outcome = 'open')`;
    },
  },
];
