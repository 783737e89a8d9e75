import { entities, type EntityMeta } from '@plumbline/api/operations';
import { ownedRecordsOf } from '@plumbline/permissions';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context/context.ts';
import type { ListQuery } from './list-query.ts';
import { hasPermission } from '../auth/permissions.ts';
import { recentChanges } from './history.ts';
import { getResource } from './registry.ts';

/**
 * True for a change that the caller's access level does not hide: of a record that they see, or made by themselves, so that
 * they can restore what they deleted.
 */
function isInScope(shownEntities: readonly EntityMeta[], userId: string): RawBuilder<boolean> {
  const conditions = shownEntities.flatMap(({ name, right }) => {
    const storage = getResource(name);
    if (!storage || ownedRecordsOf(right.app) === undefined) return [];
    return [
      sql`when ${name} then case when (select platform.visible_owners(${right.app})) is null then true
        else entity_id in (select uuid from ${sql.table(storage.view)})
          or uuid in (select change_id from audit_change where user_id = ${userId}::uuid) end`,
    ];
  });
  return conditions.length ? sql`case entity ${sql.join(conditions, sql` `)} else true end` : sql`true`;
}

/** Recent changes of a module: of the entities that the caller may view and of the reports that are shared or their own. */
export async function areaChanges(area: string, query: ListQuery, context: Context) {
  const { tx, user } = context;
  const own: EntityMeta[] = Object.values<EntityMeta>(entities).filter(({ module }) => module === area);
  // Changes of entities that the caller may not view are hidden.
  const open = own.filter(({ right }) => hasPermission({ ...right, type: 'v' }, context));
  const summed = open.filter(({ sums }) => sums).map(({ name }) => name);
  const seen = sql`select report_id from report where related_to = any(${summed}::text[])
    and (is_shared or owner_id = ${user.user_id}::uuid)`;
  const closed = own.filter((kind) => !open.includes(kind)).map(({ name }) => name);
  const answer = await recentChanges(context, query, area, {
    restores: [...own.filter(({ restores }) => restores).map(({ name }) => name), 'report'],
    where: sql`entity <> all(${closed}::text[]) and (entity <> 'report' or entity_id in (${seen}))
      and ${isInScope(open, user.user_id)}`,
  });
  const reports = answer.data.filter((row) => row.entity === 'report' && 'restorable' in row);
  if (user.is_admin || reports.length === 0) return answer;
  // Only its owner can restore a report.
  const { rows } = await sql<{ report_id: string }>`select report_id from report
    where report_id = any(${reports.map(({ entity_id }) => entity_id)}::uuid[])
      and owner_id = ${user.user_id}::uuid`.execute(tx);
  const mine = new Set(rows.map(({ report_id }) => report_id));
  return {
    ...answer,
    data: answer.data.map((row) => {
      if (row.entity !== 'report' || mine.has(row.entity_id)) return row;
      const { restorable: _, ...rest } = row as typeof row & { restorable?: boolean };
      return rest;
    }),
  };
}
