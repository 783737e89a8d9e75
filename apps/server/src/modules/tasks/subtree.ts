import type { TaskChange } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { belowAll } from './queries.ts';

type Tx = Pick<Context, 'tx'>;

/** Positions of all tasks below a task. */
export async function ranksBelow(uuid: string, { tx }: Tx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ item_id: string; rank: string }>`${belowAll([uuid])}
    select i.item_id, i.rank from task_item i join below b using (item_id)
    where i.item_id <> ${uuid}::uuid`.execute(tx);
  return new Map(rows.map(({ item_id, rank }) => [item_id, rank]));
}

/** Changed positions. @param before previous ones. */
export async function changedRanks(
  uuid: string,
  before: ReadonlyMap<string, string>,
  context: Tx,
): Promise<Pick<TaskChange, 'parts'>> {
  if (before.size === 0) return {};
  const now = await ranksBelow(uuid, context);
  const parts = [...before].flatMap(([part, rank]) => {
    const after = now.get(part);
    return after === undefined || after === rank ? [] : [{ uuid: part, before: rank, after }];
  });
  return parts.length ? { parts } : {};
}

/** Restores positions below a task, except of tasks moved by another user since. */
export async function restoreRanks(
  uuid: string,
  parts: NonNullable<TaskChange['parts']>,
  goBack: () => Promise<void>,
  context: Tx,
): Promise<void> {
  const now = parts.length ? await ranksBelow(uuid, context) : new Map<string, string>();
  const asLeft = parts.filter(({ uuid: part, after }) => now.get(part) === after);
  await goBack();
  if (asLeft.length)
    await sql`update task_item i set rank = r.rank
      from unnest(${asLeft.map((each) => each.uuid)}::uuid[], ${asLeft.map(({ before }) => before)}::text[]) as r(item_id, rank)
      where i.item_id = r.item_id`.execute(context.tx);
}
