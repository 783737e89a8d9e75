import { freezeRefusal } from '@plumbline/validation/freeze';
import { sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';

interface Frozen {
  estimation_id: string;
  frozen_at: string | null;
}

/** Why nothing that changes the figures is taken, in words; undefined where it is. */
async function frozenBecause(
  { estimation_id, frozen_at }: Frozen,
  { tx }: Pick<Context, 'tx'>,
): Promise<string | undefined> {
  if (!frozen_at) return undefined;
  const { rows } = await sql<{ by: string; reviewer: string; reason: string; outcome: string | null }>`
    select frozen->>'by' as by, reviewer, frozen->>'reason' as reason, outcome->>'outcome' as outcome
    from estimation_view where uuid = ${estimation_id}::uuid`.execute(tx);
  const [found] = rows;
  return found && freezeRefusal({ ...found, at: frozen_at });
}

/** @throws Problem 409 with who froze it, when and why, and who can unfreeze it. */
export async function mustNotBeFrozen(row: Frozen, context: Pick<Context, 'tx'>): Promise<void> {
  const words = await frozenBecause(row, context);
  if (words) throw new Problem(409, words);
}
