import { DEFAULT_QUEUE, type JobQueue } from '../jobs/jobs.ts';
import type { JobKind, Jobs } from '../ports/jobs.ts';
import type { JobDependencies, ModuleJob } from './define-module.ts';

/** A mail or text gateway may be away for a while: retries for about an hour, as long as a link in a letter is valid. */
const DELIVERY_QUEUE: JobQueue = { ...DEFAULT_QUEUE, retryLimit: 9, retryDelay: 7 };

/** Queues of the platform's own jobs and of all modules'. */
export const jobQueuesOf = (jobs: readonly ModuleJob[]): Readonly<Partial<Record<JobKind, JobQueue>>> => ({
  signatures: DEFAULT_QUEUE,
  places: DEFAULT_QUEUE,
  'mail-send': DELIVERY_QUEUE,
  'sms-send': DELIVERY_QUEUE,
  // A failed run is repeated by the next hour's.
  housekeeping: { ...DEFAULT_QUEUE, retryLimit: 0 },
  ...Object.fromEntries(jobs.map(({ kind, queue }) => [kind, { ...DEFAULT_QUEUE, ...queue }])),
});

/** Starts the workers of a module's job, its schedule, and its run at the start. */
export async function startJob(job: ModuleJob, jobs: Jobs, parts: JobDependencies): Promise<void> {
  const { kind, concurrency = 1, schedule, atStart } = job;
  const run = job.run as (
    payload: object,
    parts: JobDependencies,
    attempt: { last: boolean },
  ) => Promise<void>;
  await jobs.work(
    kind,
    typeof concurrency === 'number' ? concurrency : concurrency(parts.config),
    (payload, attempt) => run(payload, parts, attempt),
  );
  if (schedule) await jobs.every(kind, schedule);
  if (atStart) await jobs.sendOnce(kind, atStart);
}
