import type { PresentPerson } from '@plumbline/api';
import { sql } from 'kysely';
import type { Handlers } from '../../context/context.ts';
import { eventStream } from '../../realtime/sse.ts';
import { commentedRecord } from '../../capabilities/comments/commentable.ts';

/** Seconds without heartbeat after which a user is gone; allows two missed heartbeats. */
const TIMEOUT_SECONDS = 45;
const area = 'live/presence';

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
    const place = body.place ?? null;
    const { rows: kept } = await sql<{ was: string | null }>`update record_presence p
      set seen_at = now(), place = ${place}
      from (select window_name, place from record_presence where prop_id = ${propId} and user_id = ${user.user_id}
        and window_name = ${body.window} for update) before
      where p.prop_id = ${propId} and p.user_id = ${user.user_id} and p.window_name = before.window_name
        and p.seen_at > now() - make_interval(secs => ${TIMEOUT_SECONDS})
      returning before.place as was`.execute(tx);
    const [before] = kept;
    if (!before) {
      await sql`delete from record_presence where seen_at < now() - make_interval(secs => ${TIMEOUT_SECONDS})
        and (prop_id = ${propId} or user_id = ${user.user_id})`.execute(tx);
      await sql`insert into record_presence (tenant_id, prop_type, prop_id, user_id, window_name, place)
        values (${user.tenant_id}, ${propType}, ${propId}, ${user.user_id}, ${body.window}, ${place})
        on conflict (tenant_id, prop_id, user_id, window_name)
        do update set seen_at = now(), place = excluded.place`.execute(tx);
      context.afterCommit(async () => ports.live.announce(user.tenant_id, [area], body.window));
    } else if (before.was !== place)
      // Only windows with this record open read it again, because places change at each step of a cursor.
      context.afterCommit(async () =>
        ports.live.announce(user.tenant_id, [`${area}/${propId}`], body.window),
      );
    const { rows } = await sql<PresentPerson>`
      select u.user_id as uuid, u.firstname, u.lastname,
        coalesce(array_agg(distinct p.place order by p.place) filter (where p.place is not null), '{}') as places
      from user_directory u join record_presence p on p.tenant_id = u.tenant_id and p.user_id = u.user_id
      where u.user_id <> ${user.user_id} and u.status = 'active' and p.prop_id = ${propId}
        and p.seen_at > now() - make_interval(secs => ${TIMEOUT_SECONDS})
      group by u.user_id, u.firstname, u.lastname
      order by u.firstname, u.lastname, u.user_id`.execute(tx);
    return { data: rows };
  },
  presenceLeave: async ({ query }, context) => {
    const { tx, user, ports } = context;
    const gone =
      await sql`delete from record_presence where prop_id = ${query.prop_id} and user_id = ${user.user_id}
      and window_name = ${query.window}`.execute(tx);
    if (gone.numAffectedRows)
      context.afterCommit(async () => ports.live.announce(user.tenant_id, [area], query.window));
    return { data: {} };
  },
} satisfies Partial<Handlers>;
