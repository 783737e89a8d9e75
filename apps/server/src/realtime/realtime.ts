import pg from 'pg';
import type { Logger } from 'pino';
import type { ChangeEvent, Follower, Realtime } from '../ports/realtime.ts';

const channel = 'plumbline_live';
/** Milliseconds for which changes are collected before they are announced. */
const GATHER_MS = 40;
/** Milliseconds before the connection is tried again, doubled up to the last. */
const reconnectDelay = { first: 250, last: 10_000 };

/** Streams of this server's windows, by company. */
function createFollowers(log: Logger) {
  const followers = new Map<string, Set<Follower>>();
  const pass = (tenantId: string, change: ChangeEvent) => {
    for (const { onTold } of followers.get(tenantId) ?? [])
      try {
        onTold(change);
      } catch (error) {
        // A failing stream of one window must not affect others.
        log.warn({ err: error }, 'a change could not be told');
      }
  };
  return {
    pass,
    passToAll(change: ChangeEvent) {
      for (const tenantId of followers.keys()) pass(tenantId, change);
    },
    follow(tenantId: string, follower: Follower) {
      const own = followers.get(tenantId) ?? new Set();
      followers.set(tenantId, own.add(follower));
      return () => {
        own.delete(follower);
        if (own.size === 0 && followers.get(tenantId) === own) followers.delete(tenantId);
      };
    },
    end() {
      for (const own of followers.values()) for (const { onEnd } of own) onEnd();
    },
  };
}

/**
 * Uses a dedicated connection to listen and notify. Notifications are not part of the change's transaction, because
 * PostgreSQL commits notifying transactions one at a time. Notifications lost in a crash are covered by the reload
 * after the streams reconnect.
 */
export async function startRealtime(ownerUrl: string, log: Logger): Promise<Realtime> {
  const followers = createFollowers(log);
  /** Areas by company and window. */
  const waiting = new Map<string, { tenantId: string; by: string | undefined; areas: Set<string> }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let client: pg.Client | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let delay = reconnectDelay.first;
  let isStopped = false;
  let wasLost = false;

  /** Changes that are not published to other servers yet, by company. */
  const untold = new Map<string, Set<string>>();
  let sending = Promise.resolve();
  type Change = readonly [tenantId: string, tidings: { areas: readonly string[]; by?: string }];
  const send = async (all: readonly Change[]) => {
    try {
      if (!client) throw new Error('there is no connection');
      await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        channel,
        all.map((each) => JSON.stringify(each)),
      ]);
    } catch (error) {
      log.warn({ err: error }, 'a change is told on this server only for a while');
      for (const [tenantId, tidings] of all) {
        followers.pass(tenantId, tidings);
        untold.set(tenantId, new Set([...(untold.get(tenantId) ?? []), ...tidings.areas]));
      }
    }
  };
  const sendUntold = () => {
    const all = [...untold].map(([tenantId, areas]): Change => [tenantId, { areas: [...areas] }]);
    untold.clear();
    if (all.length > 0) sending = sending.then(() => send(all));
  };
  const flush = () => {
    timer = undefined;
    const all = [...waiting.values()].map(({ tenantId, by, areas }): Change => [
      tenantId,
      { areas: [...areas], ...(by ? { by } : {}) },
    ]);
    waiting.clear();
    sending = sending.then(() => send(all));
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString: ownerUrl, keepAlive: true });
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      wasLost = true;
      client = undefined;
      void next.end().catch(() => undefined);
      if (isStopped) return;
      retry = setTimeout(() => void connect(), delay);
      delay = Math.min(delay * 2, reconnectDelay.last);
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload }) => {
      try {
        const [tenantId, tidings] = JSON.parse(payload ?? '[]') as [string, ChangeEvent];
        followers.pass(tenantId, tidings);
      } catch (error) {
        log.warn({ err: error }, 'a notification could not be read');
      }
    });
    try {
      await next.connect();
      await next.query(`set synchronous_commit = off; listen ${channel}`);
    } catch (error) {
      log.warn({ err: error }, 'what others change is not told for a while');
      lose();
      return;
    }
    if (isStopped) return void (await next.end().catch(() => undefined));
    client = next;
    delay = reconnectDelay.first;
    // Other servers may have announced changes in the meantime.
    if (wasLost) followers.passToAll({ areas: 'all' });
    sendUntold();
  };
  await connect();

  return {
    announce(tenantId, areas, by) {
      if (areas.length === 0) return;
      const key = `${tenantId} ${by ?? ''}`;
      const pending = waiting.get(key) ?? { tenantId, by, areas: new Set() };
      for (const area of areas) pending.areas.add(area);
      waiting.set(key, pending);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    follow: followers.follow,
    end: followers.end,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(retry);
      await sending;
      await client?.end().catch(() => undefined);
    },
  };
}
