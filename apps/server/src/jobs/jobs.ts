import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobKind, Jobs } from '../ports/jobs.ts';

/** Retries, timeout and heartbeat of a queue. */
export interface JobQueue {
  retryLimit: number;
  /** Seconds before the first retry; doubles with each further one when `retryBackoff` is set. */
  retryDelay: number;
  retryBackoff: boolean;
  expireInSeconds: number;
  heartbeatSeconds: number;
}

/** A job of a server that died misses its heartbeat and is given to another server within a minute. */
export const DEFAULT_QUEUE: JobQueue = {
  retryLimit: 3,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 3600,
  heartbeatSeconds: 20,
};

/** pg-boss in the same database: a job is kept by the same disk that keeps the rows it is about. */
export async function startJobs(
  ownerUrl: string,
  log: Logger,
  queues: Readonly<Partial<Record<JobKind, JobQueue>>>,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: 'pgboss',
    max: 4,
    superviseIntervalSeconds: 15,
  });
  let ready = false;
  boss.on('error', (error: unknown) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const [kind, queue] of Object.entries(queues)) {
    await boss.createQueue(kind);
    await boss.updateQueue(kind, queue);
  }
  ready = true;
  return {
    async send(kind, payload) {
      await boss.send(kind, payload);
    },
    async sendOnce(kind, payload, when) {
      if (!(await boss.findJobs(kind, { data: payload, queued: true })).length)
        await boss.send(kind, payload, when ? { startAfter: when.after } : {});
    },
    async work(kind, concurrency, handler) {
      for (let worker = 0; worker < concurrency; worker++) {
        await boss.work(
          kind,
          { batchSize: 1, pollingIntervalSeconds: 0.5, heartbeatRefreshSeconds: 5, includeMetadata: true },
          async (jobs: { data: unknown; retryCount: number; retryLimit: number }[]) => {
            for (const { data, retryCount, retryLimit } of jobs)
              await handler(data as Parameters<typeof handler>[0], { last: retryCount >= retryLimit });
          },
        );
      }
    },
    async every(kind, cron) {
      await boss.schedule(kind, cron, {}, { tz: 'UTC' });
    },
    async isUnderWay(kind, payload) {
      const found = await boss.findJobs(kind, { data: payload });
      return found.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
    },
    ready: () => ready,
    async stop() {
      ready = false;
      // Unfinished jobs are returned to the queue and continue after the next start.
      await boss.stop({ graceful: true, timeout: 3_000 });
    },
  };
}
