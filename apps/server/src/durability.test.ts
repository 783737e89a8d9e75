import { afterAll, beforeAll, expect, test } from 'vitest';
import { productProcess, type ProductProcess } from './testing/product-process.ts';

/** Number of kills of the server and of the database; `ROUNDS=3` runs a short version. */
const rounds = Number(process.env['ROUNDS'] ?? 20);
const password = 'Right!2026';
const username = 'owner@north.test';
/** Milliseconds of writing before the next kill, random so that kills hit different moments. */
const between = (round: number) => 400 + ((round * 137) % 500);

let product: ProductProcess;
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const call = (address: string, init?: RequestInit) => product.call(address, init);

beforeAll(async () => {
  product = await productProcess();
  await product.start();
}, 120_000);
afterAll(() => product.stop(), 60_000);

test(
  `no acknowledged write is lost and none doubled when server and database are killed ${rounds} times`,
  { timeout: 120_000 + rounds * 30_000 },
  async () => {
    const first = await call('/setup/first-run', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        company: 'North',
        firstname: 'Ann',
        lastname: 'Owner',
        email: username,
        password,
      }),
    });
    expect(first.status, await first.clone().text()).toBe(200);
    const { data } = (await first.json()) as { data: { token: string } };
    const headers = { 'access-token': data.token, 'content-type': 'application/json' };

    /** Names of records that the server acknowledged, with their ids. */
    const acknowledged = new Map<string, string>();
    const unexpected: string[] = [];
    let isOver = false;
    let next = 0;
    const write = async (name: string) => {
      const key = `write ${name}`;
      while (true) {
        const answer = await call('/crm/accounts', {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': key },
          body: JSON.stringify({ name }),
        }).catch(() => undefined);
        if (answer?.status === 200) {
          const body = (await answer.json().catch(() => undefined)) as { data: { uuid: string } } | undefined;
          if (body) {
            acknowledged.set(name, body.data.uuid);
            return;
          }
        } else if (answer && answer.status < 500)
          unexpected.push(`${name}: ${answer.status} ${await answer.text()}`);
        // Requests without an answer are repeated with the same idempotency key, as the client does.
        await pause(50);
      }
    };
    const writers = Array.from({ length: 4 }, async () => {
      while (!isOver) await write(`Account ${next++}`);
    });

    for (let round = 0; round < rounds; round++) {
      await pause(between(round));
      if (round % 3 === 0) {
        await product.killDatabase();
        await pause(50);
        await product.killServer();
      } else if (round % 3 === 1) {
        await product.killServer();
        await product.killDatabase();
      } else await product.killServer();
      await product.start();
    }
    await pause(500);
    isOver = true;
    await Promise.all(writers);

    expect(unexpected).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(rounds * 5);
    const all = (await (await call('/crm/accounts?limit=-1&sort=name', { headers })).json()) as {
      data: { uuid: string; name: string; number: string }[];
    };
    const stored = new Map(all.data.map(({ name, uuid }) => [name, uuid]));
    expect(stored.size, 'no name stands twice').toBe(all.data.length);
    expect(new Set(all.data.map(({ number }) => number)).size, 'no number stands twice').toBe(
      all.data.length,
    );
    expect(stored).toEqual(acknowledged);
    const changes = (await (await call('/crm/recent-changes?limit=-1', { headers })).json()) as {
      data: { action: string; entity_id: string }[];
    };
    expect(changes.data.length, 'each has one entry in the history').toBe(acknowledged.size);
  },
);

test('the running server continues after its database is killed', { timeout: 90_000 }, async () => {
  const sessionOf = async () => {
    const answer = await call('/security/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const { data } = (await answer.json()) as { data: { token: string } };
    return { 'access-token': data.token };
  };
  const headers = await sessionOf();
  const pid = product.pid();
  const events = await call('/live', { headers });
  const before = await product.databasePid();
  await product.killDatabase();
  await pause(20);
  const statuses = new Set<number>();
  const until = Date.now() + 30_000;
  for (let status = 0; status !== 200 && Date.now() < until; await pause(50)) {
    status = (await call('/crm/accounts?limit=1', { headers })).status;
    statuses.add(status);
  }
  // No answer but the announced one, and no restart of the server.
  expect([...statuses].filter((each) => each !== 200 && each !== 503)).toEqual([]);
  expect(statuses).toContain(200);
  expect((await call('/health')).status).toBe(200);
  expect(await product.databasePid()).not.toBe(before);
  expect(product.pid()).toBe(pid);
  // An event stream that was open continues and reports that changes may have been missed.
  const reader = events.body?.getReader();
  let heard = '';
  while (reader && !heard.includes('"areas":"all"')) {
    const { done, value } = await reader.read();
    if (done) break;
    heard += new TextDecoder().decode(value);
  }
  expect(heard).toContain('"areas":"all"');
  await reader?.cancel();
});
