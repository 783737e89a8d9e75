import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isDatabaseConnectionError, isSocketError } from '../core/http-error.ts';
import { acceptsConnections } from '../database/accepts-connections.ts';
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

/** Milliseconds between two attempts to reach a database that is down. */
const RECONNECT_MS = 250;
/** Longer outages make the job's heartbeat late, so that the queue may have given it to another server. */
const MAX_OUTAGE_MS = 8_000;
/** Outages that one attempt of a job survives. */
const MAX_OUTAGES = 5;

/**
 * Runs a job again as soon as the database answers, when its connection broke: a job can be repeated anyway, and the
 * queue alone would repeat it only after its heartbeat is missed.
 * @throws the error of the job, once the database answers, so that the queue can record it.
 */
export async function runThroughOutages<T>(
  run: () => Promise<T>,
  isReachable: () => Promise<boolean>,
): Promise<T> {
  for (let outage = 1; ; outage++) {
    try {
      return await run();
    } catch (error) {
      // A refused connection can be another system's, for which the queue waits longer between two attempts.
      const isOutage = isDatabaseConnectionError(error) || (isSocketError(error) && !(await isReachable()));
      if (!isOutage) throw error;
      const since = Date.now();
      while (!(await isReachable())) await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      if (Date.now() - since > MAX_OUTAGE_MS || outage === MAX_OUTAGES) throw error;
    }
  }
}

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
  let isStopped = false;
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
              await runThroughOutages(
                () => handler(data as Parameters<typeof handler>[0], { last: retryCount >= retryLimit }),
                async () => isStopped || acceptsConnections(ownerUrl),
              );
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
      isStopped = true;
      // Unfinished jobs are returned to the queue and continue after the next start.
      await boss.stop({ graceful: true, timeout: 3_000 });
    },
  };
}
