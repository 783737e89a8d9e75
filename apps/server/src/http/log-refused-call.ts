import type { Logger } from 'pino';
import { recordRefusal } from '../auth/security-events.ts';
import { HttpError } from '../core/http-error.ts';
import type { Database, Principal } from '../database/database.ts';

/** Writes a call that was refused for lack of a right to the security log of the caller's company. */
export async function recordForbidden(
  error: unknown,
  caller: Principal | undefined,
  { database, log, ...call }: { database: Database; log: Logger; agent: string; address: string },
): Promise<void> {
  if (!caller || !(error instanceof HttpError) || error.status !== 403) return;
  try {
    // The call's own transaction was rolled back.
    await database.transaction({ tenantId: caller.tenant_id }, 'write', ({ tx }) =>
      recordRefusal(caller.user_id, { tx, ...call }, error.message),
    );
  } catch (reason) {
    log.error({ err: reason }, 'a refusal was not recorded');
  }
}
