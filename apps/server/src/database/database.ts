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
import { writtenTables } from './written-tables.ts';
import type { Schema } from './schema.ts';

/** Format of the database in UTC: `2026-11-22 10:04:05.123456+00`. */
const timestampPattern = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;
/** An instant as ISO text, to the millisecond. */
export function toIsoInstant(value: string): string {
  const [, day, time, fraction = ''] = timestampPattern.exec(value) ?? [];
  return day && time
    ? `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
    : new Date(value).toISOString();
}

// Parsers for the wire format: instants as ISO text, days and decimals as text, bigint counts and sizes as numbers.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toIsoInstant);
types.setTypeParser(pg.types.builtins.DATE, (value) => value);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Authenticated user as the database returns it. */
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
  /** Permissions have changed since the session started. */
  policy_updated: boolean;
  /** End of the trial; the apps close then. */
  trial_until: string | null;
}
export type Transaction = Kysely<Schema>;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
const isUuid = (text: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);

/** Converts rows to objects without the search column, because deleting a property from an object makes it slow. */
function rowObjects(result: pg.QueryArrayResult | pg.QueryArrayResult[]): Record<string, unknown>[] {
  // Several statements in one text: none of them is one that rows are read of.
  if (Array.isArray(result)) return [];
  const { rows, fields } = result;
  const names = fields.map(({ name }) => name);
  return rows.map((values: unknown[]) => {
    const row: Record<string, unknown> = {};
    for (const [at, name] of names.entries()) if (name !== 'search_text') row[name] = values[at];
    return row;
  });
}

/** Kysely dialect on one connection, so that a request's transaction is opened and scoped in a single round trip. */
class ClientDialect implements Dialect {
  readonly #client: pg.ClientBase;
  readonly #written: Set<string>;
  /** @param written gets the tables of which rows were written. */
  constructor(client: pg.ClientBase, written: Set<string>) {
    this.#client = client;
    this.#written = written;
  }
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createDriver = () => {
    const client = this.#client;
    const written = this.#written;
    const nothing = async () => undefined;
    const connection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const result = await client.query<unknown[]>({
          text: query.sql,
          values: [...query.parameters],
          rowMode: 'array',
        });
        if (result.command === 'SELECT' || result.rowCount !== 0)
          for (const table of writtenTables(query.sql)) written.add(table);
        return {
          rows: rowObjects(result) as R[],
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

/** Called after a commit with the company, the tables of written rows, and the window that sent the request. */
type OnWritten = (tenantId: string, tables: ReadonlySet<string>, by: string | undefined) => void;

export class Database {
  readonly pool: pg.Pool;
  onWritten: OnWritten | undefined;
  /** Separate pool for counters, so that a caller with a connection of the other pool never waits for a second one. */
  readonly #counters: pg.Pool;

  /** @param url the low-right role's address, or the owner's, who then steps down to that role on every connection. */
  constructor(url: string, options: { max?: number } = {}) {
    const open = (max: number, more = '') => {
      const pool = new pg.Pool({
        connectionString: url,
        max,
        types,
        connectionTimeoutMillis: 10_000,
        // A connection that cannot step down to the low-right role is never handed out.
        onConnect: async (client) => {
          // A connection that fails while in use fails its next query; it must not end the server.
          client.on('error', () => undefined);
          await client.query(
            `set role plumbline_app; set timezone = 'UTC'; set statement_timeout = '60s'${more}`,
          );
        },
      });
      pool.on('error', () => undefined);
      return pool;
    };
    this.pool = open(options.max ?? 20);
    // Asynchronous commit: the data that uses a number is written later in the same log and flushes it.
    this.#counters = open(2, '; set synchronous_commit = off');
  }

  /** The counters of a company. */
  counter(tenantId: string): (scope: string, howMany: number) => Promise<number> {
    return async (scope, howMany) => {
      const { rows } = await this.#counters.query<{ last: number }>(
        'select platform.take_numbers($1, $2, $3) as last',
        [tenantId, scope, howMany],
      );
      return (rows[0]?.last ?? howMany) - howMany + 1;
    };
  }

  /**
   * Runs `work` in one transaction. `scope` is a session token (the principal is looked up and its tenant set), a
   * tenant id (jobs, seeds; with an actor, rights to single rows are theirs), or nothing (public calls, which see no
   * tenant's rows). Commits when `work` returns.
   */
  async transaction<T>(
    scope:
      | { token: string; idleMinutes: number; by?: string | undefined }
      | {
          tenantId: string;
          actor?: Pick<Principal, 'user_id' | 'is_admin'> | undefined;
          by?: string | undefined;
        }
      | undefined,
    mode: 'read' | 'write',
    work: (opened: Opened) => Promise<T>,
  ): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      const begin = mode === 'read' ? 'begin read only' : 'begin';
      let principal: Principal | undefined;
      if (scope && 'token' in scope) {
        // Both values are generated by the server (a hex digest, a number), so that the statements can be sent as one
        // message.
        const results = (await client.query(
          `${begin}; select * from platform.authenticate('${hashToken(scope.token)}', interval '${Math.trunc(scope.idleMinutes)} minutes')`,
        )) as unknown as pg.QueryResult<Principal>[];
        principal = results[1]?.rows[0];
      } else if (scope) {
        if (!isUuid(scope.tenantId)) throw new Error('not a tenant id');
        const { actor } = scope;
        if (actor && !isUuid(actor.user_id)) throw new Error('not a user id');
        await client.query(
          `${begin}; select set_config('app.tenant_id', '${scope.tenantId}', true)${
            actor
              ? `, set_config('app.user_id', '${actor.user_id}', true), set_config('app.is_admin', '${actor.is_admin ? 'on' : ''}', true)`
              : ''
          }`,
        );
      } else {
        await client.query(begin);
      }
      const written = new Set<string>();
      const tx = new Kysely<Schema>({ dialect: new ClientDialect(client, written) });
      const result = await work({ tx, client, principal });
      let tenantId = principal?.tenant_id ?? (scope && 'tenantId' in scope ? scope.tenantId : undefined);
      // A public call comes to know whose rows it writes while it works.
      if (!tenantId && written.size > 0)
        tenantId =
          (
            await client.query<{ id: string | null }>(
              "select nullif(current_setting('app.tenant_id', true), '') as id",
            )
          ).rows[0]?.id ?? undefined;
      await client.query('commit');
      if (tenantId && written.size > 0) this.onWritten?.(tenantId, written, scope?.by);
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: Error) => (broken = reason));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#counters.end()]);
  }
}
