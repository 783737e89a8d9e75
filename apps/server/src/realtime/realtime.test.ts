import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import type { Realtime, ChangeEvent } from '../ports/realtime.ts';
import { startRealtime } from './realtime.ts';
import { eventStream } from './sse.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const log = pino({ level: 'silent' });
const waitFor = async (holds: () => boolean, milliseconds = 5_000) => {
  const until = Date.now() + milliseconds;
  while (!holds() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  return holds();
};

/** Waits until earlier changes have been sent, because the companies are written just before a test starts. */
async function settled() {
  await Promise.all(
    Object.values(server.tenantIds).map(
      (tenantId) =>
        new Promise<void>((resolve) => {
          const unfollow = server.ports.live.follow(tenantId, {
            onTold({ by }) {
              if (by !== 'settled') return;
              unfollow();
              resolve();
            },
            onEnd: () => undefined,
          });
          server.ports.live.announce(tenantId, ['settled'], 'settled');
        }),
    ),
  );
}

beforeEach(settled);

/** Collects the events of a user's stream from now on. */
async function listen(token: string) {
  const response = await server.app.fetch(
    new Request('http://localhost/api/live', { headers: { 'access-token': token } }),
    { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
  );
  const events: string[] = [];
  let isOver = false;
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      events.push(
        ...decoder
          .decode(value, { stream: true })
          .split('\n\n')
          .filter((event) => event && event !== ':'),
      );
    }
    isOver = true;
  })();
  return {
    response,
    events,
    tidings: () =>
      events
        .filter((event) => event.startsWith('data: '))
        .map((event) => JSON.parse(event.slice(6)) as ChangeEvent),
    isOver: () => isOver,
    close: () => reader.cancel(),
  };
}

test('a change is sent to users of the same company only', async () => {
  const own = await listen(server.tokens.viewer);
  const strange = await listen(server.tokens.stranger);
  expect(own.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  await server.ok('owner', 'POST', '/vendors', { name: 'Live Vendor' }, { 'x-window': 'w1' });
  // A later event shows that all earlier ones have arrived.
  await server.ok('stranger', 'POST', '/vendors', { name: 'Live Vendor' }, { 'x-window': 'later' });
  expect(await waitFor(() => own.tidings().length > 0 && strange.tidings().length > 0)).toBe(true);
  const received = own.tidings();
  expect(received.flatMap(({ areas }) => areas)).toContain('vendors');
  expect(received.every(({ by }) => by === 'w1')).toBe(true);
  expect(strange.tidings().every(({ by }) => by === 'later')).toBe(true);
  await own.close();
  await strange.close();
});

test('rejected calls, reads and changes of own settings are not sent', async () => {
  const own = await listen(server.tokens.viewer);
  await server.call('viewer', 'POST', '/vendors', { name: 'Not allowed' });
  await server.call('owner', 'POST', '/vendors', { name: '' });
  await server.ok('owner', 'GET', '/vendors');
  await server.ok('owner', 'PUT', '/setup/user-preferences', { key: 'list-a', value: { a: 1 } });
  await server.ok('owner', 'POST', '/vendors', { name: 'Later Vendor' }, { 'x-window': 'later' });
  expect(await waitFor(() => own.tidings().length > 0)).toBe(true);
  expect(own.tidings().every(({ by }) => by === 'later')).toBe(true);
  await own.close();
});

test('a stream ends with its session', async () => {
  const token = await server.renew('editor');
  const own = await listen(token);
  await server.owner.query('delete from platform.session where user_id = $1', [server.userIds.editor]);
  // A change of permissions may revoke access, so sessions are checked immediately.
  server.ports.live.announce(server.tenantIds.north, ['security']);
  expect(await waitFor(own.isOver)).toBe(true);
  expect(own.events.at(-1)).toContain('event: ended');
  await server.renew('editor');
});

test('a stream requires a session', async () => {
  expect((await server.call(undefined, 'GET', '/live')).status).toBe(401);
});

/** A source without events, which counts its subscribers. */
function counted(): { live: Realtime; followed: () => number } {
  let followed = 0;
  const live: Realtime = {
    announce: () => undefined,
    follow: () => (followed++, () => void followed--),
    end: () => undefined,
    stop: async () => undefined,
  };
  return { live, followed: () => followed };
}

test('a heartbeat ends the stream of an ended session, and a canceled stream unsubscribes', async () => {
  const { live, followed } = counted();
  let isSignedIn = true;
  const stream = () =>
    eventStream({ tenantId: 'a', isSignedIn: async () => isSignedIn, live, beatEvery: 20 });
  const reader = stream().getReader();
  expect(followed()).toBe(1);
  isSignedIn = false;
  while (!(await reader.read()).done);
  expect(followed()).toBe(0);
  isSignedIn = true;
  const given = stream();
  expect(followed()).toBe(1);
  await given.cancel();
  expect(followed()).toBe(0);
});

test('a reader that stops reading is disconnected', async () => {
  const { live, followed } = counted();
  const own = eventStream({ tenantId: 'a', isSignedIn: async () => true, live, beatEvery: 1 });
  const reader = own.getReader();
  expect(followed()).toBe(1);
  expect(await waitFor(() => followed() === 0)).toBe(true);
  let events = 0;
  while (!(await reader.read()).done) events++;
  expect(events).toBeGreaterThan(100);
});

test('servers of one database exchange events; a reconnected one makes its clients reload', async () => {
  const { rows } = await server.owner.query<{ name: string }>('select current_database() as name');
  const ownerUrl = inject('database').ownerUrl.replace(/\/[^/]+$/, `/${rows[0]?.name}`);
  const [one, two] = await Promise.all([startRealtime(ownerUrl, log), startRealtime(ownerUrl, log)]);
  const heard: ChangeEvent[] = [];
  two.follow('t1', { onTold: (tidings) => heard.push(tidings), onEnd: () => undefined });
  try {
    one.announce('t1', ['crm'], 'w');
    one.announce('t1', ['crm', 'vendors'], 'w');
    one.announce('t2', ['crm']);
    expect(await waitFor(() => heard.length > 0)).toBe(true);
    expect(heard).toEqual([{ areas: ['crm', 'vendors'], by: 'w' }]);

    await server.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ~ 'plumbline_live|pg_notify' and pid <> pg_backend_pid()`,
    );
    expect(await waitFor(() => heard.length > 1)).toBe(true);
    expect(heard.at(-1)).toEqual({ areas: 'all' });
    one.announce('t1', ['tasks']);
    expect(await waitFor(() => heard.length > 2)).toBe(true);
  } finally {
    await one.stop();
    await two.stop();
  }
});

test('events of a disconnected server reach the others after it reconnects', async () => {
  const { rows } = await server.owner.query<{ name: string }>('select current_database() as name');
  const ownerUrl = inject('database').ownerUrl.replace(/\/[^/]+$/, `/${rows[0]?.name}`);
  const listening = async () =>
    (
      await server.owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database()
         and query ~ 'listen plumbline_live|pg_notify' and pid <> pg_backend_pid()`,
      )
    ).rows.map(({ pid }) => pid);
  const before = await listening();
  const one = await startRealtime(ownerUrl, log);
  const own = (await listening()).filter((pid) => !before.includes(pid));
  const two = await startRealtime(ownerUrl, log);
  const heard: ChangeEvent[] = [];
  two.follow('t1', { onTold: (tidings) => heard.push(tidings), onEnd: () => undefined });
  try {
    expect(own).toHaveLength(1);
    await server.owner.query('select pg_terminate_backend($1)', [own[0]]);
    one.announce('t1', ['tasks'], 'w');
    expect(await waitFor(() => heard.length > 0)).toBe(true);
    expect(heard[0]?.areas).toEqual(['tasks']);
  } finally {
    await one.stop();
    await two.stop();
  }
});
