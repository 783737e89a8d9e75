import { createHash } from 'node:crypto';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type Dialect,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

// Instants as ISO text, days as they stand, decimals as text, bigint counts and sizes as numbers: what the wire carries.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString());
types.setTypeParser(pg.types.builtins.DATE, (value) => value);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Who is asking, as the database says it. */
export interface Principal {
  user_id: string;
  tenant_id: string;
  username: string;
  email: string;
  firstname: string;
  lastname: string;
  is_admin: boolean;
  permissions: Record<string, Record<string, Record<string, 1>>>;
  company: string;
  tenant_type: 'Company' | 'Retail' | 'Partner' | 'Provider';
  subscription_mode: string;
  purchased: number[];
  demo: boolean;
  /** The session's last use is over a minute old and worth writing down. */
  stale: boolean;
  session_id: string;
  /** What the person may do was changed after this session began. */
  policy_updated: boolean;
  /** A company on trial; what it may open closes then. */
  trial_until: string | null;
}
export type Transaction = Kysely<Schema>;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
const isUuid = (text: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);

/** What a record is sought by stands in its view for the search, and is nothing that anybody reads. */
function withoutSought(rows: Record<string, unknown>[] | undefined): Record<string, unknown>[] | undefined {
  if (rows?.[0] && 'sought' in rows[0]) for (const row of rows) delete row['sought'];
  return rows;
}

/** One connection as kysely's dialect, so that a request's transaction is opened and scoped in a single round trip. */
class ClientDialect implements Dialect {
  readonly #client: pg.ClientBase;
  constructor(client: pg.ClientBase) {
    this.#client = client;
  }
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createDriver = () => {
    const client = this.#client;
    const nothing = async () => undefined;
    const connection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const result = await client.query({ text: query.sql, values: [...query.parameters] });
        return {
          rows: withoutSought(result.rows) as R[],
          ...(result.command === 'SELECT' ? {} : { numAffectedRows: BigInt(result.rowCount ?? 0) }),
        };
      },
      streamQuery(): AsyncIterableIterator<never> {
        throw new Error('read large results through Database.stream');
      },
    };
    return {
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: async () => Promise.reject(new Error('already in the transaction of the request')),
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      releaseConnection: nothing,
      destroy: nothing,
    };
  };
}

export interface Opened {
  tx: Transaction;
  client: pg.ClientBase;
  principal: Principal | undefined;
}

export class Database {
  readonly pool: pg.Pool;

  /** @param url the low-right role's address, or the owner's, who then steps down to that role on every connection. */
  constructor(url: string, options: { max?: number } = {}) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: options.max ?? 20,
      types,
      connectionTimeoutMillis: 10_000,
      // A connection that cannot step down to the low-right role is never handed out.
      onConnect: async (client) => {
        // A connection that breaks while somebody holds it fails their next query; it must not end the server.
        client.on('error', () => undefined);
        await client.query("set role plumbline_app; set timezone = 'UTC'; set statement_timeout = '60s'");
      },
    });
    this.pool.on('error', () => undefined);
  }

  /**
   * Runs `work` in one transaction. `scope` is a session token (the principal is looked up and its tenant set), a
   * tenant id (jobs, seeds), or nothing (public calls, which see no tenant's rows). Commits when `work` returns.
   */
  async transaction<T>(
    scope: { token: string; idleMinutes: number } | { tenantId: string } | undefined,
    mode: 'read' | 'write',
    work: (opened: Opened) => Promise<T>,
  ): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      const begin = mode === 'read' ? 'begin read only' : 'begin';
      let principal: Principal | undefined;
      if (scope && 'token' in scope) {
        // Both values are ours (a hex digest, a number), so the whole opening travels as one message.
        const results = (await client.query(
          `${begin}; select * from platform.authenticate('${hashToken(scope.token)}', interval '${Math.trunc(scope.idleMinutes)} minutes')`,
        )) as unknown as pg.QueryResult<Principal>[];
        principal = results[1]?.rows[0];
      } else if (scope) {
        if (!isUuid(scope.tenantId)) throw new Error('not a tenant id');
        await client.query(`${begin}; select set_config('app.tenant_id', '${scope.tenantId}', true)`);
      } else {
        await client.query(begin);
      }
      const tx = new Kysely<Schema>({ dialect: new ClientDialect(client) });
      const result = await work({ tx, client, principal });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: Error) => (broken = reason));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
