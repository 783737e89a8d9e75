import type { Context } from '../../context/context.ts';
import { mergeableColumns, mergeRules, mergeRulesByModule } from '../merge-rules.ts';
import type { MergeState } from '../merge-state.ts';
import { moveReferences } from '../move-references.ts';
import type { ResourceRow } from '../resource.ts';

/** Makes the rows of other tables that refer to `others` refer to the survivor, and sets `moved` and what moved. */
export async function moveDependents<Row extends ResourceRow>(
  state: MergeState<Row>,
  context: Context,
): Promise<void> {
  const { entity, survivor, others, dependents } = state;
  for (const [module, { move }] of mergeRulesByModule()) {
    if (!move) continue;
    const { moved, record } = await move(entity.name, survivor, others, context);
    state.moved += moved;
    if (record !== undefined) dependents.modules[module] = record;
  }
  const columns = mergeableColumns(entity.name).flatMap(({ table, column, isAppendOnly }) =>
    isAppendOnly ? [] : [{ table, column, as: 'uuid' as const, isVersioned: true }],
  );
  const followers = mergeRules().flatMap(({ followers: own = [] }) =>
    own.map(({ table, type, id, as }) => ({
      table,
      column: id,
      as,
      type: { column: type, entity: entity.name },
      isVersioned: false,
    })),
  );
  for (const each of [...columns, ...followers]) {
    const moved = await moveReferences(each, survivor, others, context.tx);
    state.moved += moved.rows.length;
    if (moved.rows.length) dependents.tables.push(moved);
  }
}
