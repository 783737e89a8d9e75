import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** Work that may wait. Payloads name their tenant: a job opens its own scoped transaction. */
export interface JobKinds {
  'plan-process': { tenantId: string; fileId: string };
  /** A file of the drive has a content that has not been read yet. */
  'drive-text': { tenantId: string; fileId: string };
  /**
   * A price, a material or an assembly changed, or the day did for one estimate: the stored totals of the estimates that use
   * it follow, and what has changed under them.
   */
  'estimate-totals': {
    tenantId: string;
    materialId?: string;
    assemblyId?: string;
    calculators?: true;
    estimationId?: string;
  };
  /** An estimate was edited: what its lists say of what has changed under it follows. */
  'estimate-radar': { tenantId: string; estimationId: string };
  /** The step that an import is at is to be done. */
  'import-work': { tenantId: string; importId: string };
  /** What was written past the calls is to be found again by those who write the same. */
  signatures: { tenantId: string; kind?: string };
  /** What was written past the calls is to have a place on the map. */
  places: { tenantId: string; kind?: string };
  /** A file that somebody asked for is to be made. */
  'report-file': { tenantId: string; fileId: string };
  /** A letter of the outbox is to leave the house. */
  'mail-send': { mailId: string };
  /** A text message of the outbox is to leave the house. */
  'sms-send': { smsId: string };
  /** Once an hour. */
  housekeeping: object;
  /** Once an hour: subscriptions that have run out begin their next period, and what is owed is charged. */
  renewals: object;
  /** Once a minute: people are told of tasks that are due. */
  reminders: object;
}
export type JobKind = keyof JobKinds;
export interface Jobs {
  send<K extends JobKind>(kind: K, payload: JobKinds[K]): Promise<void>;
  /** The same, unless one with this payload waits that has not begun: it reads what is there when it begins. `after` in seconds. */
  sendOnce<K extends JobKind>(kind: K, payload: JobKinds[K], when?: { after: number }): Promise<void>;
  work<K extends JobKind>(
    kind: K,
    concurrency: number,
    handler: (payload: JobKinds[K], attempt: { last: boolean }) => Promise<void>,
  ): Promise<void>;
  /** Runs a kind by the clock, once over all servers. @param cron in UTC. */
  every(kind: JobKind, cron: string): Promise<void>;
  /** Whether a job with this payload waits or is being done. */
  isUnderWay<K extends JobKind>(kind: K, payload: JobKinds[K]): Promise<boolean>;
  ready(): boolean;
  stop(): Promise<void>;
}

/** A server that dies in the middle stops beating: its jobs are given to another within a minute. */
const usual = {
  retryLimit: 3,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 3600,
  heartbeatSeconds: 20,
};
const queues: Record<JobKind, typeof usual> = {
  'plan-process': usual,
  'drive-text': usual,
  'estimate-totals': usual,
  'estimate-radar': usual,
  'import-work': usual,
  'report-file': usual,
  signatures: usual,
  places: usual,
  // A mail server may be away for a while: tries for about an hour, as long as a link in a letter is good.
  'mail-send': { ...usual, retryLimit: 9, retryDelay: 7 },
  'sms-send': { ...usual, retryLimit: 9, retryDelay: 7 },
  // The next hour comes by itself.
  housekeeping: { ...usual, retryLimit: 0 },
  renewals: { ...usual, retryLimit: 0 },
  reminders: { ...usual, retryLimit: 0 },
};

/** pg-boss in the same database: a job is kept by the same disk that keeps the rows it is about. */
export async function startJobs(ownerUrl: string, log: Logger): Promise<Jobs> {
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
      // What is not done by then is given back, and goes on where it stopped at the next start.
      await boss.stop({ graceful: true, timeout: 3_000 });
    },
  };
}
