import type { Logger } from 'pino';
import type { Config } from '../core/config.ts';
import type { Database, Principal, Transaction } from '../database/database.ts';
import { writeAudit, writeAudits } from '../context/audit.ts';
import type { Context, Ports } from '../context/context.ts';
import { nextNumbers, type TakeNumbers } from '../context/numbering.ts';
import { HttpError } from '../core/http-error.ts';
import { withCachedQueries } from '../database/cached-queries.ts';

export interface JobContextDependencies {
  database: Database;
  ports: Ports;
  config: Config;
  log: Logger;
}

/** Loads the user of an import as the principal of an operation. */
export async function loadJobUser(tx: Transaction, userId: string): Promise<Principal> {
  const user = await tx
    .selectFrom('security_user')
    .select(['user_id', 'tenant_id', 'username', 'email', 'firstname', 'lastname', 'is_admin'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new HttpError(404, 'The user who started this import no longer exists.');
  return {
    ...user,
    permissions: {},
    company: '',
    tenant_type: 'Company',
    subscription_mode: 'online',
    purchased: [],
    demo: false,
    stale: false,
    session_id: '',
    policy_updated: false,
    trial_until: null,
  };
}

/**
 * Context for writing rows of an entity without a request.
 * @param take allocates numbers; without it nothing is kept: no audit log and no actions after commit.
 */
export function jobContext(
  { ports, config, log }: Omit<JobContextDependencies, 'database'>,
  tx: Transaction,
  user: Principal,
  { importId, take }: { importId: string; take?: TakeNumbers },
): Context & { after: (() => Promise<void>)[] } {
  const after: (() => Promise<void>)[] = [];
  let invented = 0;
  const numbering = withCachedQueries(tx);
  return {
    after,
    tx,
    user,
    session: {
      type: 'Company',
      is_partner: false,
      is_provider: false,
      a: user.is_admin ? 1 : 0,
      permissions: user.permissions,
    },
    ports,
    config,
    requestId: `import-${importId}`,
    log,
    token: undefined,
    agent: '',
    address: '',
    passes: { link: undefined, short: undefined },
    audit: async (entry) => {
      if (take) await writeAudit(tx, entry, user, { request_id: `import-${importId}` });
    },
    auditAll: async (entries) => {
      if (take) await writeAudits(tx, entries, user, { request_id: `import-${importId}` });
    },
    afterCommit: (work) => {
      if (take) after.push(work);
    },
    separate: () => Promise.reject(new Error('the rows of an import are written in one transaction')),
    read: () => Promise.reject(new Error('an import makes no other calls')),
    nextNumbers: async (scope, prefix, howMany, digits = 4) =>
      take
        ? nextNumbers(numbering, take, ports.clock(), { scope, prefix, digits }, howMany)
        : Array.from({ length: howMany }, () => `dry ${importId} ${scope} ${++invented}`),
    isSignedIn: () => Promise.resolve(false),
    upload: { stream: null, range: undefined },
  };
}
