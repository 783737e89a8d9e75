import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { httpErrorFromDatabase, HttpError, isConcurrencyError, payloadTooWide } from '../core/http-error.ts';

type Attempt<T> = { value: T } | { problem: HttpError };

/**
 * Runs work that may be rejected without ending the surrounding transaction. Other errors are rethrown, and so are those of
 * concurrent transactions: after a deadlock, the surrounding transaction has lost its locks and has to be repeated.
 */
export async function withSavepoint<T>(
  tx: Transaction,
  work: () => Promise<T>,
  body: unknown = {},
): Promise<Attempt<T>> {
  await sql`savepoint attempt`.execute(tx);
  try {
    const value = await work();
    await sql`release savepoint attempt`.execute(tx);
    return { value };
  } catch (error) {
    await sql`rollback to savepoint attempt; release savepoint attempt`.execute(tx);
    const problem =
      error instanceof HttpError
        ? error
        : (payloadTooWide(error, body) ?? ofConstraint(error) ?? httpErrorFromDatabase(error));
    if (!problem || problem.status >= 500 || isConcurrencyError(error)) throw error;
    return { problem };
  }
}

/** A check of a column names the column: `material_order_quantity_check`. */
function ofConstraint(error: unknown): HttpError | undefined {
  const {
    code,
    constraint = '',
    table = '',
  } = error as { code?: string; constraint?: string; table?: string };
  const known = httpErrorFromDatabase(error);
  if (code !== '23514' || !known || !constraint.startsWith(`${table}_`)) return undefined;
  const field = constraint.slice(table.length + 1).replace(/_check\d*$/, '');
  return new HttpError(known.status, known.message, { errors: [{ field, message: known.message }] });
}
