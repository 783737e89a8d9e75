import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import type { Jobs } from '../ports/jobs.ts';
import { jobQueuesOf } from '../module/module-jobs.ts';
import { modules } from '../modules.ts';
import { startJobs } from './jobs.ts';

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
