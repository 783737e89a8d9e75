import { freezeRefusal } from '@plumbline/validation/freeze';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { HttpError } from '../core/http-error.ts';

interface Frozen {
  estimation_id: string;
  frozen_at: string | null;
}

/** Reason why an estimate cannot be changed; undefined if it can. */
async function frozenReason(
  { estimation_id, frozen_at }: Frozen,
  { tx }: Pick<Context, 'tx'>,
  isNamed = false,
): Promise<string | undefined> {
  if (!frozen_at) return undefined;
  const { rows } = await sql<{
    name: string;
    by: string;
    reviewer: string;
    reason: string;
    outcome: string | null;
  }>`select name, frozen->>'by' as by, reviewer, frozen->>'reason' as reason, outcome->>'outcome' as outcome
    from estimation_view where uuid = ${estimation_id}::uuid`.execute(tx);
  const [found] = rows;
  return (
    found && freezeRefusal({ ...found, at: frozen_at }, isNamed ? `The estimate “${found.name}”` : undefined)
  );
}

/**
 * Reason why the sheets of an estimation cannot be changed; undefined if they can. Locks the estimate, so that it
 * cannot be frozen in the meantime.
 */
export async function frozenSheetsReason(
  estimationId: string,
  context: Pick<Context, 'tx'>,
): Promise<string | undefined> {
  const { rows } = await sql<Frozen>`select estimation_id, frozen_at from estimation
    where estimation_id = ${estimationId}::uuid for update`.execute(context.tx);
  return rows[0] && frozenReason(rows[0], context, true);
}

/** @throws HttpError 409 with who froze it, when and why, and who can unfreeze it. */
export async function assertNotFrozen(row: Frozen, context: Pick<Context, 'tx'>): Promise<void> {
  const reason = await frozenReason(row, context);
  if (reason) throw new HttpError(409, reason);
}
