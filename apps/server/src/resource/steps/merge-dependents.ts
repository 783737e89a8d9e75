import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { mergeableColumns, mergeRules } from '../merge-rules.ts';
import type { MergeState } from '../merge-state.ts';
import type { ResourceRow } from '../resource.ts';

/** Makes the rows of other tables that refer to `others` refer to the survivor, and sets `moved`. */
export async function moveDependents<Row extends ResourceRow>(
  state: MergeState<Row>,
  context: Context,
): Promise<void> {
  const { entity, survivor } = state;
  const { tx } = context;
  const ids = [...state.others];
  for (const { move } of mergeRules())
    state.moved += (await move?.(entity.name, survivor, ids, context)) ?? 0;
  for (const { table, column, isAppendOnly } of mergeableColumns(entity.name)) {
    if (isAppendOnly) continue;
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${survivor}::uuid,
      version = version + 1 where ${sql.ref(column)} = any(${ids}::uuid[])`.execute(tx);
    state.moved += Number(numAffectedRows ?? 0);
  }
  for (const { table, type, id, as } of mergeRules().flatMap(({ followers = [] }) => followers)) {
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set ${sql.ref(id)} = ${survivor}::${sql.raw(as)}
      where ${sql.ref(type)} = ${entity.name} and ${sql.ref(id)} = any(${ids}::${sql.raw(as)}[])`.execute(tx);
    state.moved += Number(numAffectedRows ?? 0);
  }
}
