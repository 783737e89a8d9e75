import type { Quote } from '@plumbline/api';
import type { Context } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { snapshotOf, type Snapshot } from './revision-lines.ts';
import { factsOf } from './snapshot.ts';

/** @throws HttpError 422 for unknown and inactive users. */
export async function assertSalesperson(
  user: string | null | undefined,
  { tx }: Pick<Context, 'tx'>,
): Promise<void> {
  if (!user) return;
  const found = await tx
    .selectFrom('user_directory')
    .select('user_id')
    .where('user_id', '=', user)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!found) throw invalidField('sales_specialist_id', 'This user does not exist.');
}

/** Snapshot of a draft with the name of another salesperson. */
export async function snapshotWithSalesperson(
  row: Quote,
  specialist: string | null,
  figures: string | undefined,
  context: Pick<Context, 'tx'>,
): Promise<string> {
  const kept = figures
    ? (JSON.parse(figures) as Snapshot)
    : await snapshotOf(row.estimation_id, row.uuid, context);
  const facts = await factsOf(row.estimation_id, { bidder: row.bidder_id ?? null, specialist }, context);
  return JSON.stringify({ ...kept, sales_specialist: facts?.sales_specialist ?? kept.sales_specialist });
}
