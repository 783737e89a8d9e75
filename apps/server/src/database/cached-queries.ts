import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type QueryResult,
} from 'kysely';
import type { Schema } from './schema.ts';
import type { Transaction } from './database.ts';

/** Questions whose answers differ though nothing was written, or that are more than questions. */
const isPlainQuestion = (text: string) =>
  /^\s*select\b/i.test(text) && !/\bplatform\.|set_config|nextval|for (update|share)/i.test(text);

/**
 * The same transaction, which answers a question that was asked before from memory until something is written: rules of
 * hundreds of rows ask the same again and again.
 */
export function withCachedQueries(tx: Transaction): Transaction {
  const known = new Map<string, Promise<QueryResult<unknown>>>();
  const nothing = async () => undefined;
  const connection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (!isPlainQuestion(query.sql)) {
        known.clear();
        return tx.executeQuery<R>(query as CompiledQuery<R>);
      }
      const key = `${query.sql}\n${JSON.stringify(query.parameters)}`;
      const answer = known.get(key) ?? tx.executeQuery(query as CompiledQuery<unknown>);
      known.set(key, answer);
      return (await answer) as QueryResult<R>;
    },
    streamQuery(): AsyncIterableIterator<never> {
      throw new Error('nothing is streamed here');
    },
  };
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: async () => Promise.reject(new Error('already in a transaction')),
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  });
}
