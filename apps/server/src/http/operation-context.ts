import { operations } from '@plumbline/api/operations';
import { schemas } from '@plumbline/api/schemas';
import type { SessionInfo } from '@plumbline/permissions';
import { sessionOf } from '../auth/session-info.ts';
import { writeAudit, writeAudits } from '../context/audit.ts';
import type { Context } from '../context/context.ts';
import { nextNumbers } from '../context/numbering.ts';
import type { Database, Opened, Principal } from '../database/database.ts';
import { authorise } from './authorise.ts';
import type { AppDependencies, InputSchemas, Operation } from './operation.ts';
import { validate } from './validate-input.ts';

/** Session by which a call's transactions are opened; undefined for a public call. */
export type CallScope = Exclude<Parameters<Database['transaction']>[0], { tenantId: string }>;

/** Parts of the context that come from the request. */
export interface Call extends Pick<
  Context,
  'requestId' | 'log' | 'token' | 'agent' | 'address' | 'passes' | 'upload' | 'afterCommit'
> {
  scope: CallScope;
  /** Browser window that makes the call. */
  by: string | undefined;
}

/** Makes the context of a call for each transaction that is opened for it. */
export function createContextFactory(
  call: Call,
  { config, database, ports, handlers }: Pick<AppDependencies, 'config' | 'database' | 'ports' | 'handlers'>,
): (opened: Opened) => Context {
  const { scope, by, ...ofRequest } = call;
  const { requestId } = call;
  const contextOf = ({ tx, principal }: Opened): Context => {
    const user = principal as Principal;
    const read: Context['read'] = async (operation, given) => {
      const { access, method } = operations[operation] as Operation;
      if (method !== 'get' || !principal) throw new Error(`${operation} is not read for somebody`);
      authorise(access, principal);
      const { params, query } = schemas[operation] as InputSchemas;
      const values = {
        params: validate(params, given.params ?? {}),
        query: validate(query, given.query ?? {}),
        body: {},
      };
      const handler = handlers[operation] as unknown as (input: object, context: Context) => Promise<never>;
      return database.transaction(
        { tenantId: principal.tenant_id, actor: principal },
        'read',
        ({ tx: own, client }) => handler(values, contextOf({ tx: own, client, principal })),
      );
    };
    return {
      ...ofRequest,
      tx,
      user,
      session: principal ? sessionOf(principal) : ({} as SessionInfo),
      ports: principal ? { ...ports, mail: ports.mail.of(principal.tenant_id) } : ports,
      config,
      audit: (entry) => writeAudit(tx, entry, user, { request_id: requestId }),
      auditAll: (entries) => writeAudits(tx, entries, user, { request_id: requestId }),
      separate: (kind, work) =>
        database.transaction(
          principal && { tenantId: principal.tenant_id, actor: principal, by },
          kind,
          ({ tx: own }) => work(own),
        ),
      read,
      isSignedIn: () => database.transaction(scope, 'read', async (each) => each.principal !== undefined),
      nextNumbers: (numbered, prefix, howMany, digits = 4) =>
        nextNumbers(
          tx,
          database.counter(user.tenant_id),
          ports.clock(),
          { scope: numbered, prefix, digits },
          howMany,
        ),
    };
  };
  return contextOf;
}
