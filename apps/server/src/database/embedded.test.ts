import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptsConnections } from './accepts-connections.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';

let folder = '';
let first: EmbeddedDatabase;
const events: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-embedded-'));
  await chmod(folder, 0o755);
  first = await startEmbedded(folder, { fast: true, onEvent: (message) => events.push(message) });
}, 60_000);
afterAll(async () => {
  await first.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

const processId = async () =>
  Number((await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > until) throw new Error('timeout');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const kill = async () => {
  const pid = await processId();
  process.kill(pid, 'SIGKILL');
  await waitUntil(async () => {
    const now = await processId().catch(() => pid);
    return now !== pid && (await acceptsConnections(first.ownerUrl));
  });
};

test(
  'a killed database is started again under the same address with its data',
  { timeout: 60_000 },
  async () => {
    const query = async (text: string) => {
      const client = new pg.Client({ connectionString: first.ownerUrl });
      await client.connect();
      try {
        return (await client.query<{ n: number }>(text)).rows;
      } finally {
        await client.end();
      }
    };
    await query('create table kept (n int); insert into kept values (7)');
    // Without durability only a checkpoint writes to disk.
    await query('checkpoint');
    for (let round = 0; round < 2; round++) {
      await kill();
      expect(await query('select n from kept')).toEqual([{ n: 7 }]);
      // It answers a moment before this process has noticed; killed then, it would not have run again.
      await waitUntil(async () => events.length >= 2 * (round + 1));
    }
    expect(events).toEqual([
      'PostgreSQL ended unexpectedly (SIGKILL). Starting it again.',
      'PostgreSQL runs again.',
      'PostgreSQL ended unexpectedly (SIGKILL). Starting it again.',
      'PostgreSQL runs again.',
    ]);
  },
);

test(
  'a server that shares the database starts it again when the other is gone',
  { timeout: 60_000 },
  async () => {
    const second = await startEmbedded(folder, { fast: true });
    expect(second.ownerUrl).toBe(first.ownerUrl);
    await kill();
    // The database runs as long as one of them uses it.
    const connection = new pg.Client({ connectionString: first.ownerUrl });
    await connection.connect();
    await second.stop();
    expect(await acceptsConnections(first.ownerUrl)).toBe(true);
    await connection.end();
  },
);

test('a stopped database stays stopped', { timeout: 30_000 }, async () => {
  await first.stop();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await acceptsConnections(first.ownerUrl)).toBe(false);
});
