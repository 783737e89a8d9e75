import type { WaitingItem } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Handlers } from '../../context/context.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { inboxSources } from '../../capabilities/inbox/inbox-source.ts';

const MAX_ITEMS = 500;

export const inboxOperations = {
  inboxList: async ({ query }, context) => {
    const today = utcDay(context.ports.clock());
    const own = inboxSources().filter(({ right }) => !right || hasPermission(right, context));
    const sources = query.kind ? own.filter(({ key }) => key === query.kind) : own;
    const all = sql.join(
      own.map(
        ({ key, select }) => sql`select ${key}::text as kind, uuid, title, detail, href, since, due, amount
          from (${select(context)}) each`,
      ),
      sql` union all `,
    );
    const rows = own.length
      ? (
          await sql<WaitingItem>`select *, due is not null and due < ${today}::date as is_overdue
            from (${all}) w order by due is null, due, since limit 5000`.execute(context.tx)
        ).rows
      : [];
    const groups = own.map(({ key, label }) => {
      const mine = rows.filter(({ kind }) => kind === key);
      return {
        kind: key,
        label,
        count: mine.length,
        overdue: mine.filter(({ is_overdue }) => is_overdue).length,
        amount: mine.reduce((sum, { amount }) => sum.plus(amount ?? 0), new Decimal(0)).toFixed(2),
      };
    });
    const shown = new Set(sources.map(({ key }) => key));
    return {
      data: {
        as_of: today,
        groups: groups.filter(({ count }) => count > 0),
        items: rows
          .filter(({ kind }) => shown.has(kind))
          .slice(0, Math.min(Math.max(query.limit ?? 100, 1), MAX_ITEMS)),
      },
    };
  },
} satisfies Partial<Handlers>;
