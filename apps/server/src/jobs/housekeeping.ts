import { DAY_MS, HOUR_MS } from '@plumbline/dates';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Ports } from '../context/context.ts';
import type { Database } from '../database/database.ts';

export const HOUR = HOUR_MS;
export const DAY = DAY_MS;
/** Rows of one tenant in one run; the rest waits for the next run. */
export const HOUSEKEEPING_BATCH = 500;

/** Retention in milliseconds. */
const retention = {
  /** Repeated calls with the same key are recognized for this long. */
  idempotencyKey: 7 * DAY,
  outbox: 30 * DAY,
};

interface HousekeepingServices {
  database: Database;
  owner: pg.Pool;
  ports: Pick<Ports, 'storage' | 'clock' | 'jobs'>;
  log: Logger;
  sessionIdleMinutes: number;
}

/** Input of a module's clean-up of one tenant. */
export interface HousekeepingDependencies {
  tenantId: string;
  database: Database;
  ports: Pick<Ports, 'storage' | 'clock' | 'jobs'>;
  log: Logger;
  /** ISO instant the given number of milliseconds ago. */
  before: (age: number) => string;
}
type HousekeepingTask = (parts: HousekeepingDependencies) => Promise<void>;

const tasks: HousekeepingTask[] = [];

/** Adds a module's clean-up. It must be idempotent. */
export const registerHousekeeping = (task: HousekeepingTask): void => void tasks.push(task);

/** Deletes expired rows and files of every tenant and requeues lost jobs. */
export async function runHousekeeping({
  database,
  owner,
  ports,
  log,
  sessionIdleMinutes,
}: HousekeepingServices): Promise<void> {
  const before = (age: number) => new Date(ports.clock().getTime() - age).toISOString();
  await owner.query('delete from platform.session where expires_at < $1 or seen_at < $2', [
    before(0),
    before(sessionIdleMinutes * 60_000),
  ]);
  await owner.query('delete from platform.reset_token where expires_at < $1', [before(DAY)]);
  await owner.query("delete from platform.signup where created_at < now() - interval '14 days'");
  await owner.query('delete from platform.outbox where created_at < $1', [before(retention.outbox)]);

  const { rows } = await owner.query<{ tenant_id: string }>('select tenant_id from platform.tenant');
  for (const { tenant_id: tenantId } of rows) {
    await database.transaction({ tenantId }, 'write', ({ tx }) =>
      tx.deleteFrom('idempotency_key').where('created_at', '<', before(retention.idempotencyKey)).execute(),
    );
    // A failure in one tenant or module must not keep the others from being cleaned up.
    for (const task of tasks)
      await task({ tenantId, database, ports, log, before }).catch((error: unknown) =>
        log.error({ err: error, tenantId }, 'housekeeping failed'),
      );
  }
}
