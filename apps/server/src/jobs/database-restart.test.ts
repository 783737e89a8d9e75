import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from '../database/embedded.ts';
import type { Jobs } from '../ports/jobs.ts';
import { DEFAULT_QUEUE, startJobs } from './jobs.ts';

let folder = '';
let database: EmbeddedDatabase;
let jobs: Jobs;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-jobs-'));
  await chmod(folder, 0o755);
  // Durable, because the queue must survive the kill.
  database = await startEmbedded(folder);
  jobs = await startJobs(database.ownerUrl, pino({ level: 'silent' }), {
    'import-work': DEFAULT_QUEUE,
    signatures: DEFAULT_QUEUE,
  });
}, 120_000);
afterAll(async () => {
  await jobs.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test(
  'a job continues at once after its database was killed, and later jobs run',
  { timeout: 90_000 },
  async () => {
    const pid = Number((await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
    const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const attempts: { last: boolean; at: number }[] = [];
    let isDone = false;
    await jobs.work('import-work', 1, async (_payload, { last }) => {
      attempts.push({ last, at: Date.now() });
      if (attempts.length === 1) process.kill(pid, 'SIGKILL');
      // The first attempt fails here.
      await pool.query('select pg_sleep(0.5)');
      isDone = true;
    });
    const later = vi.fn(async () => undefined);
    await jobs.work('signatures', 1, later);
    await jobs.send('import-work', { tenantId: 'a', importId: 'b' });
    await vi.waitFor(() => expect(isDone).toBe(true), { timeout: 30_000, interval: 50 });
    expect(attempts.map(({ last }) => last)).toEqual([false, false]);
    // The queue alone would need its heartbeat of 20 seconds.
    expect((attempts[1]?.at ?? 0) - (attempts[0]?.at ?? 0)).toBeLessThan(15_000);
    await jobs.send('signatures', { tenantId: 'a' });
    await vi.waitFor(() => expect(later).toHaveBeenCalled(), { timeout: 20_000, interval: 50 });
    await pool.end();
  },
);
