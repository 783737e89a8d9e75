import type { PresentPerson } from '@plumbline/api';
import { sql } from 'kysely';
import type { Handlers } from '../../context/context.ts';
import { eventStream } from '../../realtime/sse.ts';
import { commentedRecord } from '../../capabilities/comments/commentable.ts';

/** Seconds without heartbeat after which a user is gone; allows two missed heartbeats. */
const TIMEOUT_SECONDS = 45;
const area = ['live/presence'];

export const presenceOperations = {
  presenceStreamEvents: async (_input, { ports, user, isSignedIn }) => ({
    contentType: 'text/event-stream; charset=utf-8',
    name: 'live',
    inline: true,
    file: eventStream({ tenantId: user.tenant_id, isSignedIn, live: ports.live }),
  }),
  presenceReport: async ({ body }, context) => {
    const { tx, user, ports } = context;
    const { propType, propId } = await commentedRecord(body.prop_type, body.prop_id, context);
    const before = await sql`update record_presence set seen_at = now()
      where prop_id = ${propId} and user_id = ${user.user_id} and window_name = ${body.window}
        and seen_at > now() - make_interval(secs => ${TIMEOUT_SECONDS})`.execute(tx);
    if (!before.numAffectedRows) {
      await sql`delete from record_presence where seen_at < now() - make_interval(secs => ${TIMEOUT_SECONDS})
        and (prop_id = ${propId} or user_id = ${user.user_id})`.execute(tx);
      await sql`insert into record_presence (tenant_id, prop_type, prop_id, user_id, window_name)
        values (${user.tenant_id}, ${propType}, ${propId}, ${user.user_id}, ${body.window})
        on conflict (tenant_id, prop_id, user_id, window_name) do update set seen_at = now()`.execute(tx);
      context.afterCommit(async () => ports.live.announce(user.tenant_id, area, body.window));
    }
    const { rows } = await sql<PresentPerson>`
      select u.user_id as uuid, u.firstname, u.lastname from user_directory u
      where u.user_id <> ${user.user_id} and u.status = 'active' and exists (select 1 from record_presence p
        where p.tenant_id = u.tenant_id and p.user_id = u.user_id and p.prop_id = ${propId}
          and p.seen_at > now() - make_interval(secs => ${TIMEOUT_SECONDS}))
      order by u.firstname, u.lastname, u.user_id`.execute(tx);
    return { data: rows };
  },
  presenceLeave: async ({ query }, context) => {
    const { tx, user, ports } = context;
    const gone =
      await sql`delete from record_presence where prop_id = ${query.prop_id} and user_id = ${user.user_id}
      and window_name = ${query.window}`.execute(tx);
    if (gone.numAffectedRows)
      context.afterCommit(async () => ports.live.announce(user.tenant_id, area, query.window));
    return { data: {} };
  },
} satisfies Partial<Handlers>;
