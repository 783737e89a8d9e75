import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import type { Jobs } from '../ports/jobs.ts';
import { jobQueuesOf } from '../module/module-jobs.ts';
import { modules } from '../modules.ts';
import { runThroughOutages, startJobs } from './jobs.ts';

const queues = jobQueuesOf(modules.flatMap(({ jobs: own = [] }) => own));

let server: TestServer;
let jobs: Jobs;
beforeAll(async () => {
  server = await testServer();
  jobs = await startJobs(server.owner.options.connectionString ?? '', pino({ level: 'silent' }), queues);
});
afterAll(async () => {
  await jobs.stop();
  await server.stop();
});

test('a job runs, is retried after a failure, and knows its last attempt', async () => {
  const attempts: boolean[] = [];
  await jobs.work('plan-process', 1, async ({ fileId }, { last }) => {
    expect(fileId).toBe('fails');
    attempts.push(last);
    throw new Error('never');
  });
  await server.owner.query('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  await jobs.send('plan-process', { tenantId: 'a', fileId: 'fails' });
  await vi.waitFor(() => expect(attempts).toEqual([false, false, false, true]), {
    timeout: 20_000,
    interval: 100,
  });
});

test('a waiting job is not queued twice, and a started one is', async () => {
  const payload = { tenantId: 'a', calculators: true } as const;
  const waiting = async () => {
    const { rows } = await server.owner.query<{ state: string }>(
      "select state from pgboss.job where name = 'estimate-totals' order by created_on",
    );
    return rows.map(({ state }) => state);
  };
  await jobs.sendOnce('estimate-totals', payload);
  await jobs.sendOnce('estimate-totals', payload);
  await jobs.sendOnce('estimate-totals', { tenantId: 'b', calculators: true });
  expect(await waiting()).toEqual(['created', 'created']);
  await server.owner.query("update pgboss.job set state = 'active' where name = 'estimate-totals'");
  await jobs.sendOnce('estimate-totals', payload);
  expect(await waiting()).toEqual(['active', 'active', 'created']);
});

test('a stopped queue reports its state', async () => {
  const other = await startJobs(
    server.owner.options.connectionString ?? '',
    pino({ level: 'silent' }),
    queues,
  );
  expect(other.ready()).toBe(true);
  await other.stop();
  expect(other.ready()).toBe(false);
});

test('a job whose connection breaks runs again at once and keeps its attempts', async () => {
  const attempts: boolean[] = [];
  const began = Date.now();
  await jobs.work('report-file', 1, async (_payload, { last }) => {
    attempts.push(last);
    if (attempts.length > 2) return;
    const client = await server.owner.connect();
    client.on('error', () => undefined);
    try {
      await client.query('select pg_terminate_backend(pg_backend_pid())');
    } finally {
      client.release(true);
    }
  });
  await jobs.send('report-file', { tenantId: 'a', fileId: 'b' });
  await vi.waitFor(() => expect(attempts).toEqual([false, false, false]), { timeout: 10_000, interval: 50 });
  expect(Date.now() - began).toBeLessThan(5_000);
  const { rows } = await server.owner.query(
    "select retry_count from pgboss.job where name = 'report-file' order by created_on desc limit 1",
  );
  expect(rows).toEqual([{ retry_count: 0 }]);
});

test('a connection that another system refuses leaves the repetition to the queue', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' });
  const run = vi.fn(() => Promise.reject(refused));
  await expect(runThroughOutages(run, async () => true)).rejects.toBe(refused);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a refused connection while the database is down is an outage of the database', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const run = vi.fn(() => (run.mock.calls.length === 1 ? Promise.reject(refused) : Promise.resolve('done')));
  let isUp = false;
  const isReachable = async () => {
    const wasUp = isUp;
    isUp = true;
    return wasUp;
  };
  expect(await runThroughOutages(run, isReachable)).toBe('done');
});

test('a job is repeated by the queue after a long outage or many', async () => {
  const broken = Object.assign(new Error('terminating connection'), { code: '57P01' });
  let runs = 0;
  const failing = () => {
    runs++;
    return Promise.reject(broken);
  };
  await expect(runThroughOutages(failing, async () => true)).rejects.toBe(broken);
  expect(runs).toBe(5);
  const invalid = new Error('no connection error');
  await expect(
    runThroughOutages(
      () => Promise.reject(invalid),
      async () => true,
    ),
  ).rejects.toBe(invalid);
});
